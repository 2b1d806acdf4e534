/** What is said of tables and results that came from elsewhere. */
import { t } from '../lib/texts.svelte';
import type { Unpacked } from './baggage';

export function importedSentence({ tables, results }: Unpacked): string {
  const said = t('web-mine-imported', { count: tables });
  return results > 0 ? `${said} ${t('web-mine-imported-results', { count: results })}` : said;
}
