/** Sentences for what the server says in codes. */
import { Refused } from '../net/http';
import type { Refusal } from '../net/socket';
import type { Branch, Code, News, TableInfo } from '../wire/protocol';
import type { Names } from './seats.svelte';
import { dayName, has, t } from './texts.svelte';

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
export const word = (name: string, otherwise: string): string => (has(name) ? t(name) : otherwise);

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
      return t('web-news-freed', { seat: news.seat, who: names.who(news.seat) });
    case 'claimed':
      return t('web-news-claimed', { name: news.name, seat: news.seat });
    case 'kept':
      return t('web-news-kept', { name: news.name, seat: news.seat });
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
    case 'reseated':
      return t('web-news-reseated', { lots: news.lots ? 'yes' : 'no' });
    case 'rematch':
      return t('web-news-rematch');
    case 'started':
      return t('web-news-started');
    case 'ready':
    case 'wished':
    case 'new_invite':
    case 'ended':
    case 'night':
      return null;
  }
}

/** Where a table's deal comes from, if it is none of its own: a day's, or a recorded game that goes on. Says whether what comes can be known. */
export function originSentence({ daily, branch }: TableInfo, how: 'is' | 'short'): string | null {
  if (daily) return t(`web-daily-${how}`, { day: dayName(daily) });
  return branch && branchSentence(branch, how);
}

/** Which recorded game goes on here, and whether what comes can be known. */
export const branchSentence = ({ step, draws }: Branch, how: 'is' | 'short'): string =>
  t(`web-branch-${how}-${draws}`, { step });

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

/** Points with a real minus sign. */
export function signed(points: number): string {
  return String(points).replace('-', '−');
}
