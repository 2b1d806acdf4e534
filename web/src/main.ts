import { mount } from 'svelte';

import App from './App.svelte';
import { load, texts } from './lib/texts.svelte';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has an element #app');
await load(texts.language);
mount(App, { target });
