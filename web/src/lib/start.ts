/** Makes a table and goes there. */
import { createTable } from '../net/http';
import { startAtOnce } from '../net/eager';
import type { CreateTable } from '../wire/protocol';
import { keepCreated } from './keys';
import { router } from './route.svelte';

export async function start(wish: CreateTable): Promise<void> {
  const created = await createTable(wish);
  keepCreated(created, wish.seats);
  // Nobody is to come: why wait?
  if (wish.seats.every((seat) => seat.holder !== 'open')) startAtOnce(created.table);
  router.go(`/t/${created.table}`);
}
