import { sql } from "kysely";
import { expect, it } from "vitest";
import { confirmPayments } from "#app/features/money/payments/review/confirm-payments.server.ts";
import type { Database } from "#app/platform/database/db.server.ts";
import { keyClient } from "../support/api-key.ts";
import { camt, type CamtEntry } from "../support/camt.ts";
import { onPlaceOfDay } from "../support/databases/places.ts";
import { INVOICE } from "../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform } from "../support/platform.ts";
import { logLines } from "../support/read/log-lines.ts";
import { serve } from "../support/server/server.ts";

const OWN = "CH9300762011623852957";
const FOREIGN = "CH5604835012345678009";

/** What of a payment is nobody's business but the two who made it. */
const PRIVATE = ["Zbinden", "CH4431999123000889012", "Praxis", "Therapie", OWN, FOREIGN, "8a562c67"];

onPlaceOfDay((place) => {
  it("who paid, from where and what for is never in the log, whatever becomes of the file", async () => {
    const { url, database } = await place();
    const platform = testPlatform(database);
    const lines = logLines(platform);
    const origin = await serve(platform);
    const ctx = await sendingMember(platform);
    const { api } = await keyClient(origin, ctx);
    const { data } = await api.call("POST", "/v1/invoices", {
      ...INVOICE,
      paymentReferenceType: "SCOR",
    });
    await api.call("PUT", `/v1/invoices/${String(data?.id)}/status`, { status: "sent" });
    const { reference } = await ctx.db.selectFrom("invoices").select("reference").executeTakeFirstOrThrow();
    const post = async (body: string, query = "") => {
      const headers = { Authorization: `Bearer ${api.token}`, "Content-Type": "application/xml" };
      const response = await fetch(`${origin}/api/v1/bank-files${query}`, { method: "POST", headers, body });
      return { status: response.status, body: await response.text() };
    };

    const imported = await post(fileOf(OWN, [entryOf("E1", "600.00", reference)]));
    expect(imported.status).toBe(201);
    expect(imported.body).toContain("Zbinden");
    const { transactions } = (JSON.parse(imported.body) as { data: { transactions: Taken[] } }).data;
    expect(transactions).toMatchObject([{ outcome: "proposed", reason: "reference_part" }]);
    const ids = transactions.map(({ paymentId }) => paymentId);
    expect(await confirmPayments(ctx, ids)).toMatchObject({ confirmed: 1, outdated: 0 });

    expect((await post(fileOf(FOREIGN, [entryOf("E2", "10.00", reference)]))).status).toBe(422);
    const accepted = fileOf(FOREIGN, [entryOf("E3", "10.00", reference)]);
    expect((await post(accepted, `?account=${FOREIGN}`)).status).toBe(201);
    const broken = fileOf(OWN, [entryOf("E4", "10.00", reference)]).replace("</Ntry>", "</Zbinden>");
    expect((await post(broken)).status).toBe(422);
    await refusePayments(database, url);
    expect((await post(fileOf(OWN, [entryOf("E5", "10.00", reference)]))).status).toBe(500);

    const events = lines().map(({ event }) => event);
    expect(events).toEqual(expect.arrayContaining(["bank_file.imported"]));
    expect(lines().some(({ level }) => level >= 50)).toBe(true);
    const log = JSON.stringify(lines());
    expect([...PRIVATE, reference].filter((text) => log.includes(text))).toEqual([]);
  });
});

/** The database refuses every further payment; Postgres names the values of the row then. */
async function refusePayments({ db }: Database, url: string): Promise<void> {
  const refusal = url.startsWith("sqlite:")
    ? sql`create trigger refusal before insert on payments begin select raise(abort, 'refused'); end`
    : sql`alter table payments add constraint refusal check (payer_name = '') not valid`;
  await refusal.execute(db);
}

interface Taken {
  paymentId: string;
}

function entryOf(ref: string, amount: string, reference: string): CamtEntry {
  const details = {
    reference,
    uetr: "8a562c67-ca16-48ba-b074-65581be6f001",
    payerIban: "CH4431999123000889012",
    payer: { name: "Zbinden Beat" },
    ultimatePayer: "Praxis Zbinden",
    texts: [`Therapie ${ref}`],
  };
  return { ref, amount, details: [{ ...details, uetr: details.uetr.replace("001", `00${ref.slice(1)}`) }] };
}

function fileOf(account: string, entries: CamtEntry[]): string {
  return camt({ messageId: `MSG-${entries[0]!.ref}`, statements: [{ account, entries }] });
}
