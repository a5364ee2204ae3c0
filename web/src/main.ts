import './app.css';
import './games/accents';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, speak } from './lib/words';

// After an update the server has no longer the files of an open page: load the new page, but only
// once, lest a server in trouble make it turn for ever.
addEventListener('vite:preloadError', () => {
  if (!navigator.onLine || location.hash === '#renewed') return;
  location.hash = 'renewed';
  location.reload();
});

await speak(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
