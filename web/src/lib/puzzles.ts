/** Which puzzles this browser has solved. */
import { names, read, write } from './storage';

const isId = (id: string): boolean => /^[a-z]+-[a-z]+-\d{1,4}$/.test(id);

export const isSolved = (id: string): boolean => read(`puzzle.${id}`) !== null;

/** Remembers one; what could be no puzzle is passed over. */
export function solve(id: string): void {
  if (isId(id)) write(`puzzle.${id}`, 'solved');
}

export const solvedPuzzles = (): string[] => names('puzzle.').filter(isId).sort();
