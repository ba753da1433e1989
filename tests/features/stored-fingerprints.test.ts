import { expect, it } from "vitest";
import { identityOf } from "#app/features/bank-files/identity/stored-transactions.server.ts";
import { factIds } from "#app/features/tax/entries/fact-id.server.ts";
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

it("an entry of the journal that a program has read keeps its id", () => {
  const id = factIds();
  expect(["a", "a", "b"].map((fact) => id(fact))).toEqual([
    "6c3707cb-0a79-8123-876d-f847f3d26587",
    "fb64b061-bb61-8c89-8538-c60ce4a783fc",
    "640cd979-f648-86d5-8b1c-12c412ae95c5",
  ]);
});

it("a call that is repeated after an update is known by a fingerprint that names its version", () => {
  const body = new TextEncoder().encode('{"b": 1.0, "a": null}');
  expect(fingerprintOf("POST", "/api/v1/invoices?dryRun=1", body)).toBe(
    "1:28a78f79ff19582a29f9c7151be3bcc90c1f8dcbfc9f18f55eaed4e107191de0",
  );
});
