/**
 * The boards of the drawn examples. They stand word for word in the rules' test pages, `crates/gambit/tests/rules`, where
 * the game itself says which squares a card reaches: M is the mover, G another gambit, x a square it can go to, a small
 * letter a token it can capture, a capital one that it cannot.
 */
export interface Example {
  card: string;
  board: string;
}

export const BISHOP: Example = {
  card: 'B',
  board: `
. . . P . . . .
x . . . . . r .
. x P . P x . .
. . x P x . . .
P . . M . N B .
. . x . x G . .
. p . G . x . .
. . . . . . x .`,
};

export const ROOK: Example = {
  card: 'R',
  board: `
. . . P . . . .
. . . . . . R .
. . P . P . . .
. . . p . . . .
p x x M x n B .
. . . x . G . .
. P . G . . . .
. . . . . . . .`,
};

export const QUEEN: Example = {
  card: 'Q',
  board: `
. . . P . . . .
x . . . . . r .
. x P . P x . .
. . x p x . . .
p x x M x n B .
. . x x x G . .
. p . G . x . .
. . . . . . x .`,
};

export const KNIGHT: Example = {
  card: 'N',
  board: `
. . . P . . . .
. . . . . . R .
. . p . p . . .
. x . P . x . .
P . . M . N B .
. x . . . G . .
. P x G x . . .
. . . . . . . .`,
};

export const TURN: Example = {
  card: 'Q',
  board: `
x . . . . . . .
x . . . . . . .
x . . . . . . .
x . . . . . . .
x . . . . . . .
x . n . . . . .
x x . P . . . .
M x x x x x x x`,
};

export const BLOCKED: Example = {
  card: 'R',
  board: `
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . P . . . . .
G . . . . . . .
M G . P . . . .`,
};

export const CAPTURE: Example = {
  card: 'B',
  board: `
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
P . . . P . . .
. . . n . . . .
x . x . R . . .
. M . . . . . .`,
};

export const END: Example = {
  card: 'R',
  board: `
x . . . . . . .
x . . . . . . .
x . . . . . . .
x . . . . . . .
x . . . . . . .
M x x x p . . .
x . . . . . . G
x . . . . . . .`,
};

export const EXAMPLES = [BISHOP, ROOK, QUEEN, KNIGHT, TURN, BLOCKED, CAPTURE, END];
