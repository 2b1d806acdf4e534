import { afterEach, expect, test, vi } from 'vitest';

import { names, read, remove, write } from './storage';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('what is stored is found by its name and by how names begin', () => {
  localStorage.setItem('other.table.x', '1');
  write('table.a', 'A');
  write('table.b', 'B');
  remove('table.b');
  expect([read('table.a'), read('table.b'), names('table.')]).toEqual(['A', null, ['a']]);
});

test('what cannot be stored is remembered as long as the page is there', () => {
  write('table.a', 'old');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  write('table.a', 'new');
  write('table.b', 'B');
  expect([read('table.a'), read('table.b'), names('table.').sort()]).toEqual(['new', 'B', ['a', 'b']]);
  full.mockRestore();
  write('table.b', 'kept');
  expect([read('table.b'), localStorage.getItem('stolik.table.b')]).toEqual(['kept', 'kept']);
});
