/** What is to be said of a card, in the reader's language. */
import { t } from '../../../../lib/texts.svelte';
import type { SetupNote, SetupError, SetupErrorCode } from '../../../../wire/protocol';
import { tokenName } from '../../cards';

const SENTENCES: Record<SetupErrorCode, string> = {
  no_name: 'make-problem-no-name',
  name_empty: 'make-problem-no-name',
  name_twice: 'make-problem-name-twice',
  name_long: 'make-problem-name-long',
  name_control: 'make-problem-name-control',
  points_twice: 'make-problem-points-twice',
  points_unknown: 'make-problem-points-unknown',
  points_of_twice: 'make-problem-points-of-twice',
  king_points: 'make-problem-king-points',
  points_many: 'make-problem-points-many',
  rows_missing: 'make-problem-rows-missing',
  rows_many: 'make-problem-rows-many',
  row_short: 'make-problem-row-short',
  row_long: 'make-problem-row-long',
  cell_unknown: 'make-problem-cell-unknown',
  spot_twice: 'make-problem-spot-twice',
  spot_missing: 'make-problem-spot-missing',
  no_token: 'make-problem-no-token',
  bad_fen: 'make-problem-bad-fen',
};

export const errorSentence = ({ code, value }: SetupError): string =>
  t(SENTENCES[code], { value: value ?? '' });

/** Where an error is in a text that somebody typed; null if it is about the whole. */
export function placeSentence({ line, column }: SetupError): string | null {
  if (line === 0) return null;
  return column === 0 ? t('make-line', { line }) : t('make-place', { line, column });
}

export const noteSentence = ({ about, token, found, usual }: SetupNote): string =>
  t(about === 'count' ? 'make-note-count' : 'make-note-points', { token: tokenName(token), found, usual });
