import { expect, it } from 'vitest';

import { STACKS, stepByKey } from './places';

it('arrow keys walk the grid and stay in it', () => {
  expect(stepByKey(6, 'ArrowLeft')).toBe(5);
  expect(stepByKey(6, 'ArrowUp')).toBe(2);
  expect(stepByKey(4, 'ArrowRight')).toBe(4);
  expect(stepByKey(9, 'ArrowDown')).toBe(9);
  expect(stepByKey(7, 'Home')).toBe(5);
  expect(stepByKey(7, 'End')).toBe(8);
  expect(stepByKey(7, 'x')).toBeNull();
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']) {
    for (const stack of STACKS) expect(STACKS).toContain(stepByKey(stack, key));
  }
});
