/** Takes out of a view, or of an event, what only one seat may know. For devices that several people share. */
import type { GambitEvent, GambitView } from '../../wire/protocol';

/** The view with all cards that are not public face down. What is left of the legal actions names no card of a hand. */
export function cover<View extends GambitView>(view: View): View {
  return {
    ...view,
    seats: view.seats.map((seat) => ({
      ...seat,
      hand: { ...seat.hand, cards: null },
      row: seat.row.map((slot) => (slot.lies === 'peeked' ? { lies: 'down' } : slot)),
    })),
    legal: view.legal.filter((action) => !/^(plan|lay) /.test(action)),
  };
}

/** The event as everybody saw it. */
export function coverEvent(event: GambitEvent): GambitEvent {
  switch (event.type) {
    case 'dealt':
    case 'planned':
      return { ...event, cards: null };
    case 'drew':
    case 'laid':
      return { ...event, card: null };
    default:
      return event;
  }
}
