/** Several people at one device: what none of them may see of the others, and of themselves while they do not look. */
import type { Event, Game, GameName } from '../games/game';
import type { Happened, State } from '../wire/protocol';
import type { Told } from './lines';

type Games = Record<GameName, Game>;

/** Do several people share this device, with something to hide from each other? */
export function isShared({ you, info }: State, games: Games): boolean {
  return you.seats.length > 1 && games[info.options.game].secrets !== null && info.stage === 'playing';
}

/** A state without anybody's cards. */
export function covered(state: State, games: Games): State {
  const { view } = state;
  return { ...state, view: view && (games[view.game].secrets?.cover(view) ?? view) };
}

/** A line as everybody could have read it. */
export function coveredLine<One extends Told>(line: One, games: Games): One {
  const secrets = 'news' in line ? null : games[line.before.game].secrets;
  if ('news' in line || !secrets) return line;
  return { ...line, event: secrets.coverEvent(line.event), before: secrets.cover(line.before) };
}

/** Events as everybody saw them. */
export function coveredEvents(happened: Happened, games: Games): readonly Event[] {
  const { secrets } = games[happened.game];
  const events: readonly Event[] = happened.events;
  return secrets ? events.map((event) => secrets.coverEvent(event)) : events;
}
