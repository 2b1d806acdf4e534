import { mount } from 'svelte';

import App from './App.svelte';
import { load, texts, type Language } from './lib/texts.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

/** That the page could not be loaded, and a button that tries again. */
const SORRY: Record<Language, [string, string]> = {
  en: ['This page could not be loaded.', 'Load again'],
  pl: ['Nie udało się wczytać tej strony.', 'Wczytaj ponownie'],
  it: ['Non è stato possibile caricare questa pagina.', 'Ricarica'],
};

const target = document.getElementById('app');
if (!target) throw new Error('index.html has an element #app');
try {
  await load(texts.language);
  mount(App, { target });
  if (__SITE__) void import('./site.svelte');
} catch (error) {
  // There are no messages to say it with.
  const [sorry, again] = SORRY[texts.language];
  const button = Object.assign(document.createElement('button'), { className: 'button', textContent: again });
  button.onclick = () => location.reload();
  target.replaceChildren(sorry, button);
  throw error;
}
