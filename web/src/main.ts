import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, speak } from './lib/words';

await speak(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
