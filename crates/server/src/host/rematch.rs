//! The table of a rematch.

use room::wire::Code;
use room::{Input, Refusal};

use super::{Host, Origin, RoomFailed};

impl Host {
    /// Makes the table of a rematch, then tells everybody where it is.
    pub(super) async fn rematch(
        &mut self,
        number: u64,
        key: &str,
    ) -> Result<Result<u64, Refusal>, RoomFailed> {
        if let Some(version) = self.room.done(key) {
            return Ok(Ok(version));
        }
        let Some(client) = self.clients.all.get(&number) else { return Ok(Err(Code::NotJoined.into())) };
        if let Err(refusal) = self.room.check_rematch(client.guest.grants()) {
            return Ok(Err(refusal));
        }
        if self.room.has_rematch() {
            return Ok(Ok(self.room.version()));
        }
        let made = match self.hall.make_rematch(&self.room).await {
            Ok(table) => {
                if self.calls() {
                    self.hall.carry_notices(self.room.id(), &table).await;
                }
                self.submit(&Origin::Room(Input::RematchMade { table: &table }), Some(key)).await?
            }
            Err(code) => Err(code.into()),
        };
        // Another server may have made one meanwhile.
        Ok(if self.room.has_rematch() { Ok(self.room.version()) } else { made })
    }
}
