/** A small game: few tokens, so that it ends soon. */
export const SMALL_CARD = `setup Small
points P=1 N=3 B=3 R=5
R . . P P . . R
. . P . . P . .
. . . 1 . . . .
P . . . . . . 2
4 . . . . . . P
. . . . 3 . . .
. . P . . P . .
R . . P P . . R
`;

/** The same card in the fragment of a link. */
export const SMALL_FRAGMENT = 'card=RbPPbRbPbPe1dPf24fPd3ePbPbRbPPbR~P1N3B3R5~Small';
