import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { up as addManualBookings } from "#db/migrations/0176_manual_bookings.ts";
import { bookByHand } from "#app/features/books/journal/by-hand/manual-bookings.server.ts";
import { accountBalances } from "../support/ledger/books.ts";
import { onEachNewDatabase } from "../support/databases/databases.ts";
import { issued, registeredBusiness, row, useMethod } from "../support/tax/worked-year.ts";

onEachNewDatabase((open) => {
  it("an older database keeps its book and takes bookings by hand", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx);
    await issued(ctx, "2026-07-10", [row(1000, 8.1)]);
    const before = await accountBalances(ctx);
    const db = ctx.db as Kysely<unknown>;
    await db.schema.dropTable("manual_bookings").execute();
    await addManualBookings(db);
    const sides = { debitAccount: "1000", creditAccount: "2850" };
    await bookByHand(ctx, { ...sides, day: "2026-08-01", text: "Float", reference: "", amount: 200_00 });
    expect(await accountBalances(ctx)).toEqual({ ...before, cash: 200_00, private: -200_00 });
  });
});
