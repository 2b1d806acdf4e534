/** Unit tests speak all languages. */
import { LANGUAGES, load } from '../lib/texts.svelte';

await Promise.all(LANGUAGES.map(load));
