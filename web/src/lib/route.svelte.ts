/**
 * Which page is shown. Addresses: home, `/?new=GAME`, a table's `/t/TABLE`, a first game's `/learn/GAME`, `/rules/GAME`, what
 * one makes for a game oneself `/make/GAME`, and a replay's `/replay` or `/replay/TABLE`. Whether there is such a game or table is for the page to find out.
 */

import { leaveTo } from './back';

export type Route =
  | { page: 'home' }
  | { page: 'new' | 'learn' | 'rules'; game: string }
  | { page: 'make'; game: string; fragment: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string | null };

export function parse({
  pathname,
  search,
  hash = '',
}: {
  pathname: string;
  search: string;
  hash?: string;
}): Route {
  const table = /^\/t\/([\w-]+)\/?$/.exec(pathname)?.[1];
  if (table) return { page: 'table', table };
  const [, page, read] = /^\/(learn|rules)\/(\w+)\/?$/.exec(pathname) ?? [];
  if (read) return { page: page === 'learn' ? 'learn' : 'rules', game: read };
  const make = /^\/make\/(\w+)\/?$/.exec(pathname)?.[1];
  if (make) return { page: 'make', game: make, fragment: hash };
  const replay = /^\/replay(?:\/([\w-]+))?\/?$/.exec(pathname);
  if (replay) return { page: 'replay', table: replay[1] ?? null };
  const game = new URLSearchParams(search).get('new');
  return game ? { page: 'new', game } : { page: 'home' };
}

class Router {
  route = $state.raw<Route>(parse(location));
  /** Has one come here from another page of ours? */
  moved = false;

  constructor() {
    addEventListener('popstate', () => (this.route = parse(location)));
    // A second link to the same table, pasted into the address bar, only changes the fragment.
    addEventListener('hashchange', () => (this.route = parse(location)));
  }

  go(address: string): void {
    leaveTo(address);
    this.moved = true;
    this.route = parse(location);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: stays in the page unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const target = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  router.go(target.pathname + target.search);
}
