//! Photos: there with their table, and gone with it.

use stolik_server::store::{self, Prune, StoreError};

use crate::{change, end, open, table};

pub(crate) async fn photos_come_and_go_with_their_table(place: String) {
    let (one, two) = (open(&place).await, open(&place).await);
    let photo: Vec<u8> = (0..400_000_u32).map(|at| (at.wrapping_mul(at) / 7) as u8).collect();
    one.create_with_photo(table("t"), change(0, "a"), photo.clone()).await.expect("it is new");
    one.create(table("plain"), change(0, "a")).await.expect("it is new");
    one.create_with_photo(table("u"), end(0, 5), vec![0, 255, 0]).await.expect("it is new");
    // Whoever comes second with the same id leaves nothing behind.
    let second = two.create_with_photo(table("t"), change(0, "b"), vec![1]).await;
    assert_eq!(second, Err(StoreError::Conflict));
    assert!(matches!(
        two.create_with_photo(table("bad id"), change(0, "b"), vec![1]).await,
        Err(StoreError::Broken(_))
    ));
    for store in [&one, &two] {
        assert!(store.photo("t").await == Ok(Some(photo.clone())));
        assert_eq!(store.photo("u").await, Ok(Some(vec![0, 255, 0])));
        assert_eq!(store.photo("plain").await, Ok(None));
        assert_eq!(store.photo("bad id").await, Ok(None));
        assert_eq!(store.photo("nowhere").await, Ok(None));
        let stats = store.stats().await.expect("it answers");
        assert_eq!((stats.tables, stats.photos, stats.photo_bytes), (3, 2, 400_003));
    }
    one.create_with_photo(table("v"), change(0, "a"), vec![7]).await.expect("it is new");
    assert_eq!((two.remove_photo("v").await, two.remove_photo("v").await), (Ok(true), Ok(false)));
    assert_eq!(one.photo("v").await, Ok(None));
    one.append("t", change(1, "a")).await.expect("it is the next");
    one.close().await;
    assert!(two.photo("t").await == Ok(Some(photo)), "it outlives who wrote it");
    assert_eq!(store::prune(&*two, Prune::FinishedBefore(10), |_| ()).await, Ok(1));
    assert_eq!(two.photo("u").await, Ok(None));
    assert_eq!(store::prune(&*two, Prune::IdleSince(i64::MAX), |_| ()).await, Ok(3));
    let stats = two.stats().await.expect("it answers");
    assert_eq!((stats.tables, stats.photos, stats.photo_bytes), (0, 0, 0));
    two.close().await;
}
