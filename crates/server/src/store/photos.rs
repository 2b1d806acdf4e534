//! Photos that tables were made with. A photo is written with its table, in one transaction, and goes with it.

use async_trait::async_trait;

use super::group::Write;
use super::postgres::in_time;
use super::{Change, NewTable, Postgres, Sqlite, StoreError, rows};

/// The part of a store that is about photos; one that keeps none needs none of it.
#[async_trait]
#[allow(unused_variables, reason = "what a store without photos answers to everything")]
pub trait PhotoStore {
    /// Writes a new table with its first change and its photo: all of it or nothing.
    async fn create_with_photo(
        &self,
        table: NewTable,
        first: Change,
        photo: Vec<u8>,
    ) -> Result<(), StoreError> {
        Err(StoreError::Broken("photos are not kept here".to_owned()))
    }

    /// The photo of a table.
    async fn photo(&self, table: &str) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(None)
    }

    /// Removes the photo of a table, which stays; was there one?
    async fn remove_photo(&self, table: &str) -> Result<bool, StoreError> {
        Ok(false)
    }
}

/// What is to be written for a new table.
fn write(table: NewTable, first: Change, photo: Vec<u8>) -> Result<Write, StoreError> {
    rows::check_change(&table.id, &first)?;
    rows::check_table(&table, &first)?;
    Ok(Write { table: table.id.clone(), new: Some(table), change: first, photo: Some(photo) })
}

#[async_trait]
impl PhotoStore for Sqlite {
    async fn create_with_photo(
        &self,
        table: NewTable,
        first: Change,
        photo: Vec<u8>,
    ) -> Result<(), StoreError> {
        self.queue.put(write(table, first, photo)?).await
    }

    async fn photo(&self, table: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let find = "SELECT bytes FROM photos WHERE table_id = ?1";
        let found: Option<(Vec<u8>,)> = sqlx::query_as(find).bind(table).fetch_optional(&self.pool).await?;
        Ok(found.map(|(bytes,)| bytes))
    }

    async fn remove_photo(&self, table: &str) -> Result<bool, StoreError> {
        let remove = sqlx::query("DELETE FROM photos WHERE table_id = ?1").bind(table);
        Ok(remove.execute(&self.pool).await?.rows_affected() > 0)
    }
}

#[async_trait]
impl PhotoStore for Postgres {
    async fn create_with_photo(
        &self,
        table: NewTable,
        first: Change,
        photo: Vec<u8>,
    ) -> Result<(), StoreError> {
        self.queue.put(write(table, first, photo)?).await
    }

    async fn photo(&self, table: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let find = sqlx::query_as("SELECT bytes FROM photos WHERE table_id = $1").bind(table);
        let found: Option<(Vec<u8>,)> = in_time(find.fetch_optional(&self.pool)).await?;
        Ok(found.map(|(bytes,)| bytes))
    }

    async fn remove_photo(&self, table: &str) -> Result<bool, StoreError> {
        let remove = sqlx::query("DELETE FROM photos WHERE table_id = $1").bind(table);
        Ok(in_time(remove.execute(&self.pool)).await?.rows_affected() > 0)
    }
}
