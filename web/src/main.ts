import './app.css';
import './games/accents';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, speak } from './lib/words';

// After an update the server no longer has the files of an open page: load the new page, but only
// once, lest a broken server make it reload forever.
addEventListener('vite:preloadError', () => {
  if (!navigator.onLine || location.hash === '#renewed') return;
  location.hash = 'renewed';
  location.reload();
});

await speak(preferredLanguage());
mount(App, { target: document.getElementById('app')! });

// The edition without a server keeps all of itself.
if (__STATIC__) import('./offline/installing').then(({ settle }) => settle());
