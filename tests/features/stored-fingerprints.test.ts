import { expect, it } from "vitest";
import { identityOf } from "#app/features/money/bank-files/identity/stored-transactions.server.ts";
import { hashOf } from "#app/features/books/book/record.server.ts";
import { fingerprintOf } from "#app/platform/http/body/request-fingerprint.server.ts";
import { CREDIT } from "../support/bank-files/candidates.ts";

/**
 * These are stored, and compared with what a later release computes. Whoever changes what one is made of also has to
 * carry over, or tell apart, what is stored.
 */
it("a bank transaction that an earlier release stored is known again", () => {
  const transaction = {
    ...CREDIT,
    kind: "credit" as const,
    bookedOn: CREDIT.paidOn,
    creditorIban: "",
    charges: { included: 0, apart: 0 },
    entryIndex: 0,
    siblings: 1,
    details: "complete" as const,
  };
  expect(identityOf("CH9300762011623852957", transaction).contentKey).toBe(
    "7613ca8119980a0fa9e2aea0c3082029",
  );
});

it("a booking that was written keeps its hash", () => {
  const booking = {
    sequence: 1,
    act: "a",
    recorded_at: "2026-07-10T10:00:00.000Z",
    fact_day: "2026-07-10",
    day: "2026-07-10",
    holder_id: "i",
    source_id: "i",
    kind: "invoice",
    payment_id: null,
    client_id: null,
    debit: "debtors",
    credit: "revenue",
    amount: 1000_00,
    original: 1000_00,
    rate: 81,
    net: 1000_00,
    vat: 0,
    activity: "",
    supply_day: "2026-07-10",
    number: "INV-1",
    name: "Muster",
    reverses: null,
  } as const;
  expect(hashOf("", { ...booking, basis: "agreed", holder: "invoice", reason: "", of_fee: 0 })).toBe(
    "d442f906914313fc958672cdef2e3a81b65a326cc25b33cbbfcad4fc11496e7e",
  );
});

it("a call that is repeated after an update is known by a fingerprint that names its version", () => {
  const body = new TextEncoder().encode('{"b": 1.0, "a": null}');
  expect(fingerprintOf("POST", "/api/v1/invoices?dryRun=1", body)).toBe(
    "1:28a78f79ff19582a29f9c7151be3bcc90c1f8dcbfc9f18f55eaed4e107191de0",
  );
});
