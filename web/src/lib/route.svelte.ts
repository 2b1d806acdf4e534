/**
 * Which page is shown. Addresses: home, `/?new=GAME`, a table's `/t/TABLE`, a first game's `/learn/GAME`, `/rules/GAME`, what
 * one makes for a game oneself `/make/GAME`, the deals of a day `/daily` or `/daily/DAY`, puzzles `/puzzles`, those of a game `/puzzles/GAME` and one of them `/puzzles/ID`, a replay's `/replay` or `/replay/TABLE`, and a link of a mail `/mail/TOKEN`. Whether there is such a game or table is for the page to find out.
 * A site of files has one page, so all this stands after its `#` there: links in components are rewritten when it is built (`build/site.ts`), scripts use `to`.
 */

import { leaveTo } from './back';

export type Route =
  | { page: 'home' }
  | { page: 'new' | 'learn' | 'rules'; game: string }
  | { page: 'make'; game: string; fragment: string }
  | { page: 'daily'; day: string | null }
  | { page: 'puzzles'; puzzle: string | null }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string | null }
  | { page: 'mail'; token: string };

/** The parts of an address. */
interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Where one is. */
export function place(): Place {
  return __SITE__ ? new URL(location.hash.slice(1), 'site://files/') : location;
}

/** An address as the browser's history has it. */
export function to(address: string): string {
  return __SITE__ ? `#${address}` : address;
}

export function parse({ pathname, search, hash = '' }: Omit<Place, 'hash'> & Partial<Place>): Route {
  const table = /^\/t\/([\w-]+)\/?$/.exec(pathname)?.[1];
  if (table) return { page: 'table', table };
  const [, page, read] = /^\/(learn|rules)\/(\w+)\/?$/.exec(pathname) ?? [];
  if (read) return { page: page === 'learn' ? 'learn' : 'rules', game: read };
  const make = /^\/make\/(\w+)\/?$/.exec(pathname)?.[1];
  if (make) return { page: 'make', game: make, fragment: hash };
  const daily = /^\/daily(?:\/(\d{4}-\d{2}-\d{2}))?\/?$/.exec(pathname);
  if (daily) return { page: 'daily', day: daily[1] ?? null };
  const puzzles = /^\/puzzles(?:\/([\w-]+))?\/?$/.exec(pathname);
  if (puzzles) return { page: 'puzzles', puzzle: puzzles[1] ?? null };
  const replay = /^\/replay(?:\/([\w-]+))?\/?$/.exec(pathname);
  if (replay) return { page: 'replay', table: replay[1] ?? null };
  const token = /^\/mail\/([\w-]+)\/?$/.exec(pathname)?.[1];
  if (token && !__SITE__) return { page: 'mail', token };
  const game = new URLSearchParams(search).get('new');
  return game ? { page: 'new', game } : { page: 'home' };
}

class Router {
  route = $state.raw<Route>(parse(place()));
  /** Has one come here from another page of ours? */
  moved = false;

  constructor() {
    addEventListener('popstate', () => (this.route = parse(place())));
    // A second link to the same table, pasted into the address bar, only changes the fragment.
    addEventListener('hashchange', () => (this.route = parse(place())));
  }

  go(address: string): void {
    leaveTo(to(address));
    this.moved = true;
    this.route = parse(place());
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: stays in the page unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const target = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  router.go(__SITE__ ? target.hash.slice(1) : target.pathname + target.search);
}
