/** Before each file of unit tests: all languages are there, English is spoken, and nothing is left of the file before. */
import './languages';
import { settings } from '../lib/settings.svelte';
import { texts } from '../lib/texts.svelte';

await texts.choose('en');
document.body.replaceChildren();
localStorage.clear();
Object.assign(settings, {
  theme: 'system',
  speed: 'normal',
  sounds: false,
  notices: false,
  large: 'auto',
  lens: false,
  coach: false,
  name: '',
});
