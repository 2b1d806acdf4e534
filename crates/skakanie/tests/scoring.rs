//! Fragments and points against a naive second opinion (S11, S13 c).

use proptest::prelude::*;
use stolik_skakanie::{Grid, Picture, Piece, Pieces, SingleCost};
use table::Points;

fn share_an_edge(picture: Picture, a: Piece, b: Piece) -> bool {
    let place = |piece| picture.column_row(piece).expect("the piece is of this picture");
    let ((ax, ay), (bx, by)) = (place(a), place(b));
    ax.abs_diff(bx) + ay.abs_diff(by) == 1
}

/// The fragments by union–find over all pairs of pieces.
fn naive_fragments(picture: Picture, pool: Pieces) -> Vec<Pieces> {
    let mut root: Vec<usize> = (0..picture.pieces()).collect();
    let owned: Vec<Piece> = pool.iter().collect();
    for a in &owned {
        for b in &owned {
            if share_an_edge(picture, *a, *b) {
                let (from, to) = (root[a.index()], root[b.index()]);
                root.iter_mut().filter(|one| **one == from).for_each(|one| *one = to);
            }
        }
    }
    let roots = (0..picture.pieces()).filter(|at| owned.iter().any(|piece| root[piece.index()] == *at));
    roots.map(|at| owned.iter().copied().filter(|piece| root[piece.index()] == at).collect()).collect()
}

fn naive_score(fragments: &[Pieces], singles: SingleCost) -> Points {
    let mut sizes: Vec<usize> = fragments.iter().map(|fragment| fragment.len()).collect();
    sizes.sort_unstable();
    let Some(largest) = sizes.pop() else { return 0 };
    let cost = |size: &usize| if *size == 1 { singles.points() } else { 1 };
    largest as Points - sizes.iter().map(cost).sum::<Points>()
}

/// A picture of any allowed shape and a pool of any density.
fn any_pool() -> impl Strategy<Value = (Picture, Pieces)> {
    let shape = (1usize..=128, 1usize..=128).prop_map(|(width, pieces)| (width, (pieces / width).max(1)));
    let picture =
        shape.prop_filter_map("too small or too large", |(width, height)| Picture::new(width, height).ok());
    (picture, any::<u128>(), any::<u128>(), 0usize..3).prop_map(|(picture, a, b, density)| {
        let bits = [a, a & b, a | b][density];
        (picture, Pieces::from_bits(bits) & Pieces::first(picture.pieces()))
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn s11_fragments_and_points_agree_with_the_naive_way((picture, pool) in any_pool()) {
        let grid = Grid::new(picture);
        let mut expected = naive_fragments(picture, pool);
        let mut found: Vec<Pieces> = grid.fragments(pool).collect();
        expected.sort_by_key(|fragment| fragment.lowest());
        found.sort_by_key(|fragment| fragment.lowest());
        prop_assert_eq!(&found, &expected);
        for singles in [SingleCost::One, SingleCost::Two] {
            prop_assert_eq!(grid.score(pool, singles), naive_score(&expected, singles));
        }
    }

    #[test]
    fn s11_neighbours_share_an_edge((picture, pool) in any_pool()) {
        let all = Pieces::first(picture.pieces());
        let expected: Pieces = all.iter().filter(|a| pool.iter().any(|b| share_an_edge(picture, *a, b))).collect();
        prop_assert_eq!(Grid::new(picture).neighbours(pool), expected);
    }
}
