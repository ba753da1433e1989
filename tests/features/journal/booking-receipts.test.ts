import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { bookByHand, takeBackManual } from "#app/features/books/journal/by-hand/manual-bookings.server.ts";
import { handoverZip } from "#app/features/front/exports/handover/handover-zip.server.ts";
import { downloadMyData } from "#app/features/front/exports/my-data/my-data.server.ts";
import {
  bookingReceipt,
  keepBookingReceipt,
  readBookingReceipt,
  removeBookingReceipt,
} from "#app/features/taxes/expenses/receipts/booking-receipts.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { purgeRows } from "#app/platform/database/purge-rows.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { expenseWithReceipt, PDF } from "../../support/expense-input.ts";
import { handedOver, rowsIn, zipOf } from "../../support/handover/read-handover.ts";
import { member, testPlatform } from "../../support/platform.ts";
import { readZip } from "../../support/read/read-zip.ts";
import { registeredBusiness } from "../../support/tax/worked-year.ts";

const LEASE = Buffer.from("%PDF-1.7\nLease");
const OTHER = Buffer.from("%PDF-1.7\nOther");
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

async function booked(ctx: UserContext, day: string, reference = ""): Promise<string> {
  const sides = { debitAccount: "6000", creditAccount: "1020" };
  return (await bookByHand(ctx, { ...sides, day, text: "Rent", reference, amount: 450_00 })).id;
}

const file = (bytes: Buffer) => ({ name: "Miete.txt", bytes });

onEachDatabase((open) => {
  it("a booking by hand keeps its receipt with its hash, and a replaced or removed one out of sight", async () => {
    const ctx = await registeredBusiness(await open());
    const id = await booked(ctx, "2026-08-01");
    expect(await bookingReceipt(ctx, id)).toBeNull();
    await expect(readBookingReceipt(ctx, id)).rejects.toThrow("booking.not_found");
    await expect(keepBookingReceipt(ctx, id, file(Buffer.from("MZ")))).rejects.toMatchObject({
      fields: [{ field: "file", code: "field.receipt_type" }],
    });
    await keepBookingReceipt(ctx, id, file(LEASE));
    const first = await bookingReceipt(ctx, id);
    const sha256 = createHash("sha256").update(LEASE).digest("hex");
    expect(first).toMatchObject({ name: "Miete.pdf", type: "application/pdf", size: LEASE.length, sha256 });
    await keepBookingReceipt(ctx, id, file(LEASE));
    expect((await bookingReceipt(ctx, id))?.id).toBe(first?.id);
    await keepBookingReceipt(ctx, id, file(OTHER));
    expect((await readBookingReceipt(ctx, id)).content).toEqual(OTHER);
    const second = await bookingReceipt(ctx, id);
    await removeBookingReceipt(ctx, id);
    expect(await bookingReceipt(ctx, id)).toBeNull();
    await expect(removeBookingReceipt(ctx, id)).rejects.toThrow("booking.not_found");
    await purgeRows({ ...ctx, now: new Date(ctx.now.getTime() + YEAR_MS) }, "expense_receipts");
    const archive = readZip(
      Buffer.from(await streamResponse(await downloadMyData(ctx), () => Promise.resolve(true)).arrayBuffer()),
    );
    expect(archive.get(`receipts/${first?.id}.pdf`)).toEqual(LEASE);
    expect(archive.get(`receipts/${second?.id}.pdf`)).toEqual(OTHER);
  });

  it("the data of an account say which receipt a booking by hand has", async () => {
    const ctx = await registeredBusiness(await open());
    const id = await booked(ctx, "2026-08-01");
    await keepBookingReceipt(ctx, id, file(LEASE));
    const zip = streamResponse(await downloadMyData(ctx), () => Promise.resolve(true));
    const archive = readZip(Buffer.from(await zip.arrayBuffer()));
    const bookings: unknown = JSON.parse(String(archive.get("bookings-by-hand.json")));
    expect(bookings).toMatchObject([{ id, receipt: { id: (await bookingReceipt(ctx, id))?.id } }]);
  });

  it("a receipt that an expense has is asked about, and two bookings may share one", async () => {
    const ctx = await registeredBusiness(await open());
    const expenseId = await expenseWithReceipt(ctx);
    const [first, second] = [await booked(ctx, "2026-08-01"), await booked(ctx, "2026-08-02")];
    await expect(keepBookingReceipt(ctx, first, file(PDF))).rejects.toMatchObject({
      code: "expense.perhaps_same",
      existing: { id: expenseId },
    });
    await keepBookingReceipt(ctx, first, file(PDF), true);
    await keepBookingReceipt(ctx, first, file(LEASE));
    await keepBookingReceipt(ctx, second, file(LEASE));
    expect((await bookingReceipt(ctx, second))?.sha256).toBe((await bookingReceipt(ctx, first))?.sha256);
  });

  it("nobody reaches the receipt of a booking of another business", async () => {
    const database = await open();
    const ctx = await registeredBusiness(database);
    const id = await booked(ctx, "2026-08-01");
    await keepBookingReceipt(ctx, id, file(LEASE));
    const other = await member(testPlatform(database), { email: "other@example.ch" });
    await expect(readBookingReceipt(other, id)).rejects.toThrow("booking.not_found");
    await expect(keepBookingReceipt(other, id, file(OTHER))).rejects.toThrow("booking.not_found");
    await expect(removeBookingReceipt(other, id)).rejects.toThrow("booking.not_found");
    expect((await readBookingReceipt(ctx, id)).content).toEqual(LEASE);
  });

  it("a hand-over has receipts of bookings by hand with number and SHA-256, and a later one anew", async () => {
    const ctx = await registeredBusiness(await open());
    const first = await booked(ctx, "2026-08-01", "A/1");
    await keepBookingReceipt(ctx, first, file(LEASE));
    await booked(ctx, "2026-08-03");
    const taken = await booked(ctx, "2026-08-04", "A/2");
    await keepBookingReceipt(ctx, taken, file(OTHER));
    await takeBackManual(ctx, taken);
    const { handover, files } = await handedOver(ctx, "2026-09-30");
    const rows = rowsIn(files, "receipts.csv").map(([, , ...row]) => row);
    const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
    expect(rows).toEqual([
      ["A/1", "Rent", "450", "receipts/A_1.pdf", hashOf(LEASE)],
      ["A/2", "Rent", "0", "receipts/A_2.pdf", hashOf(OTHER)],
    ]);
    expect(files.get("receipts/A_1.pdf")).toEqual(LEASE);
    const { version } = await handoverZip(ctx, handover.id);
    await keepBookingReceipt(ctx, first, file(PDF));
    expect(readZip(await zipOf(ctx, handover.id)).get("receipts/A_1.pdf")).toEqual(PDF);
    expect((await handoverZip(ctx, handover.id)).version).not.toBe(version);
  });
});
