/** Sentences for what the server says in codes. */
import { Refused } from '../net/http';
import type { Refusal } from '../net/socket';
import type { Code, News, Options } from '../wire/protocol';
import { setupName } from '../gambit/setup';
import { cardName, sorted } from '../gambit/cards';
import type { Names } from './table-props';
import { has, list, t } from './texts.svelte';

/** A sentence for every code, also for those a newer server may have. */
export function codeSentence(code: Code): string {
  const name = `web-code-${code.replaceAll('_', '-')}`;
  return has(name) ? t(name) : t('web-code-unknown', { code });
}

/** Why the server did not give what it was asked for. */
export const failureSentence = (error: unknown): string =>
  codeSentence(error instanceof Refused ? error.code : 'unavailable');

/** Why something was refused; a rule's own reason where the catalogue has it. The rule's id is shown beside it. */
export function refusalSentence({ code, reason }: Refusal): string {
  const name = `refusal-${reason ?? ''}`;
  const text = code === 'rule' && has(name) ? t(name) : null;
  if (!text) return codeSentence(code);
  return t('refused-plain', { text });
}

/** A message, or the server's own word where there is none. */
const word = (name: string, otherwise: string): string => (has(name) ? t(name) : otherwise);

export const levelName = (level: string): string => word(`web-level-${level}`, level);
export const botKind = (level: string): string => word(`bot-kind-${level}`, level);

/** What happened at the table; null for what the game itself tells. */
export function newsSentence(news: News, names: Names): string | null {
  switch (news.type) {
    case 'sat':
      return t('web-news-sat', { name: news.name });
    case 'renamed':
      return t('web-news-renamed', { name: news.name });
    case 'freed':
      return t('web-news-freed', { seat: news.seat });
    case 'bot_placed':
      return t('web-news-bot-placed', { level: levelName(news.level), seat: news.seat });
    case 'undone':
      return t('web-news-undone', names.args(news.seat));
    case 'voted':
      return t(news.agree ? 'vote-agreed' : 'vote-withdrawn', names.args(news.seat));
    case 'stood_in':
      return t(news.clock ? 'web-news-stood-in-clock' : 'web-news-stood-in', {
        who: names.who(news.seat),
        level: levelName(news.level),
      });
    case 'returned':
      return t('web-news-returned', names.args(news.seat));
    case 'offered':
      return t('web-news-offered', names.args(news.seat));
    case 'new_watch_link':
      return t('web-news-watch-link');
    case 'rematch':
      return t('web-news-rematch');
    case 'started':
      return t('web-news-started');
    case 'ready':
    case 'ended':
      return null;
  }
}

/** What was agreed, a sentence each, with the rule it is about. */
export function agreed(
  options: Options,
  clock: number | null,
  names: Names,
): { text: string; rule: string | null }[] {
  const game = options.game === 'gambit' ? agreedGambit(options, names) : agreedSkakanie(options, names);
  return clock === null
    ? game
    : [...game, { text: t('web-agreed-clock', { time: duration(clock) }), rule: null }];
}

function agreedGambit(
  options: Extract<Options, { game: 'gambit' }>,
  names: Names,
): { text: string; rule: string }[] {
  const deck = sorted(options.deck).map(cardName);
  const kinds = [...new Set(deck)].map((name) => `${deck.filter((one) => one === name).length} × ${name}`);
  return [
    { text: t('gambit-setup', { setup: setupName(options.setup) }), rule: 'G2' },
    { text: t('web-agreed-deck', { cards: list(kinds) }), rule: 'G3' },
    { text: t('gambit-oldest', names.args(options.oldest)), rule: 'G4' },
    { text: t(options.edition === 'pl' ? 'gambit-late-draw' : 'web-agreed-early-draw'), rule: 'G7' },
    {
      text:
        options.peek.length > 0
          ? t('gambit-peek', { names: list(options.peek.map(names.who)) })
          : t('web-agreed-no-peek'),
      rule: 'G14',
    },
    { text: t('web-agreed-calm', { turns: options.calm }), rule: 'G17' },
  ];
}

function agreedSkakanie(
  options: Extract<Options, { game: 'skakanie' }>,
  names: Names,
): { text: string; rule: string }[] {
  const extra = Object.entries(options.extra).map(([seat, more]) =>
    t('web-agreed-extra', { who: names.who(seat), more }),
  );
  const variants = [
    { on: options.singles === 2, text: t('skakanie-singles'), rule: 'S13' },
    { on: options.push, text: t('skakanie-push'), rule: 'S13' },
    { on: options.joint, text: t('skakanie-joint'), rule: 'S13' },
    { on: options.fierce, text: t('skakanie-fierce'), rule: 'S8' },
  ];
  return [
    {
      text: t('web-agreed-picture', {
        art: word(`web-art-${options.art}`, options.art),
        size: options.picture.replace('x', ' × '),
      }),
      rule: 'S1',
    },
    { text: t('skakanie-youngest', names.args(options.youngest)), rule: 'S4' },
    { text: t('web-agreed-actions', { actions: options.actions }), rule: 'S5' },
    ...extra.map((text) => ({ text, rule: 'S13' })),
    ...variants.filter(({ on }) => on),
    { text: t('web-agreed-target', { target: options.target }), rule: 'S12' },
    {
      text:
        options.dragon === 'random'
          ? t('web-agreed-dragon-random')
          : t('event-dragon-placed', { stack: options.dragon }),
      rule: 'S3',
    },
    { text: t(options.hints ? 'web-agreed-hints' : 'web-agreed-no-hints'), rule: 'S11' },
  ];
}

/** Seconds as people say them. */
export function duration(seconds: number): string {
  const [count, unit] =
    seconds % 3600 === 0
      ? [seconds / 3600, 'hours']
      : seconds % 60 === 0
        ? [seconds / 60, 'minutes']
        : [seconds, 'seconds'];
  return t(`web-time-${unit}`, { count });
}
