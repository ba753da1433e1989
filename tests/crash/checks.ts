import { createHash } from "node:crypto";
import { totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { TakenMessage } from "../support/server/smtp-conversation.ts";
import { withoutObject } from "../support/storage/kept-documents.ts";
import { keyOf } from "../support/storage/s3-server.ts";
import { type Scenario, isAcknowledged, type StepName } from "./scenarios.ts";
import { type DatabaseState, readDatabaseState, type InvoiceRecord } from "./database-state.ts";

/** What the history says of a step that was done. */
const EVENTS: { [name in StepName]: string } = {
  create: "invoice.created",
  send: "invoice.sent",
  markSent: "invoice.marked_sent",
  pay: "invoice.paid",
};

/**
 * Compares what the database holds and what the mail server got with what was asked and answered.
 * @param seen hashes of PDFs that were read before: their bytes are not read again
 * @returns what is wrong, a line each; nothing when all is well
 */
export async function findViolations(
  db: Db,
  of: {
    scenarios: Scenario[];
    received: TakenMessage[];
    seen: Map<string, string>;
    objects: Map<string, Buffer>;
  },
): Promise<string[]> {
  // The server goes on sending meanwhile: what it got before the database was read, and what until after.
  const before = countByRecipient(of.received);
  const database = await readDatabaseState(db);
  const after = countByRecipient(of.received);
  return [
    ...wrongNumbers(database),
    ...of.scenarios.flatMap((scenario) => wrongScenario(scenario, database)),
    ...database.invoices.flatMap((record) => wrongInvoice(record, database)),
    ...wrongJobs(database),
    ...wrongEmails(database, before, after),
    ...(await wrongPdfs(db, database, of)),
    ...(await withoutObject({ db }, of)).map(
      (sha256) => `the PDF ${sha256} is neither here nor in the store`,
    ),
  ];
}

/** Every number from 1 to the last once: none twice, none lost. */
function wrongNumbers({ invoices, counters }: DatabaseState): string[] {
  const numbers = invoices.map(({ number }) => Number(/\d+$/.exec(number)?.[0])).toSorted((a, b) => a - b);
  const isWrong = numbers.some((number, index) => number !== index + 1);
  const last = counters.reduce((sum, counter) => sum + counter.last, 0);
  return [
    ...(isWrong ? [`the numbers are not consecutive: ${numbers.join(" ")}`] : []),
    ...(last === numbers.length ? [] : [`the counter says ${last}, there are ${numbers.length} invoices`]),
  ];
}

/** What was acknowledged is there; what was asked once is there at most once. */
function wrongScenario(scenario: Scenario, database: DatabaseState): string[] {
  const found = database.byMark.get(scenario.mark) ?? [];
  const say = (text: string) => `${scenario.mark}: ${text}`;
  if (found.length > 1) return [say(`there are ${found.length} invoices`)];
  const [record] = found;
  if (!record) return isAcknowledged(scenario, "create") ? [say("acknowledged and lost")] : [];
  const wrong: string[] = [];
  const { said } = scenario;
  if (said && (said.number !== record.number || said.total !== record.total))
    wrong.push(say(`${said.number} over ${said.total} was acknowledged, not what is there`));
  for (const { name } of scenario.steps) {
    const times = record.events.filter((event) => event === EVENTS[name]).length;
    if (times > 1) wrong.push(say(`${name} was done ${times} times`));
    if (times === 0 && isAcknowledged(scenario, name)) wrong.push(say(`${name} was acknowledged and lost`));
  }
  return wrong;
}

/** State, rows, payments, deliveries, stored PDF and history tell the same story. */
function wrongInvoice(record: InvoiceRecord, { deliveries }: DatabaseState): string[] {
  const { items, payments, events, state, paid_on, total, pdfs } = record;
  const own = deliveries.filter(({ invoice_id }) => invoice_id === record.id);
  const has = (event: string) => events.includes(event);
  const sums = totalsOf(items);
  const claims: [string, boolean][] = [
    ["has not its two rows", items.length === 2],
    ["adds up to something else", sums.total === total && sums.subtotal === record.subtotal],
    ["was not created", events.filter((event) => event === "invoice.created").length === 1],
    [
      "has another state than its history",
      (state === "sent") === (has("invoice.sent") || has("invoice.marked_sent")),
    ],
    ["has no stored PDF, or one too many", pdfs.length === (state === "sent" ? 1 : 0)],
    ["is paid without its payment", (paid_on !== null) === (payments.length === 1)],
    ["is paid by another amount", payments.every(({ amount }) => amount === total)],
    ["is paid without history", (paid_on !== null) === has("invoice.paid")],
    ["has not the one e-mail that was asked for", own.length === (has("invoice.sent") ? 1 : 0)],
  ];
  return claims.filter(([, holds]) => !holds).map(([text]) => `${record.number} ${text}`);
}

/** Each e-mail that has not ended has its job, and no job is without its e-mail. */
function wrongJobs({ deliveries, openJobs, deliveryJobs }: DatabaseState): string[] {
  const open = deliveries.filter(({ state }) => state === "queued" || state === "sending");
  return [
    ...(deliveryJobs === deliveries.length ? [] : [`${deliveries.length} e-mails have ${deliveryJobs} jobs`]),
    ...open.filter(({ id }) => !openJobs.has(id)).map(({ id, state }) => `e-mail ${id} is ${state} for ever`),
  ];
}

function countByRecipient(received: TakenMessage[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { to } of received) times.set(to, (times.get(to) ?? 0) + 1);
  return times;
}

/** Nobody got an e-mail twice, nor one that is said not to have left; what is said to be sent was received. */
function wrongEmails(
  { deliveries }: DatabaseState,
  before: Map<string, number>,
  after: Map<string, number>,
): string[] {
  return deliveries.flatMap(({ recipient, state, error_code }) => {
    const count = after.get(recipient) ?? 0;
    if (count > 1) return [`${recipient} got ${count} e-mails`];
    if (state === "sent" && count === 0) return [`${recipient} got nothing, and it is shown as sent`];
    if ((state === "queued" || state === "failed") && before.has(recipient))
      return [`${recipient} got an e-mail that is shown as ${state} ${error_code}`];
    return [];
  });
}

async function wrongPdfs(
  db: Db,
  { invoices }: DatabaseState,
  { seen, objects }: { seen: Map<string, string>; objects: Map<string, Buffer> },
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { id, number, pdfs } of invoices) {
    const [sha256] = pdfs;
    if (sha256 === undefined || seen.get(id) === sha256) continue;
    const stored = await db
      .selectFrom("invoice_pdfs")
      .select(["bytes", "in_store"])
      .where("invoice_id", "=", id)
      .executeTakeFirstOrThrow();
    const bytes = stored.in_store ? (objects.get(keyOf(sha256)) ?? Buffer.alloc(0)) : stored.bytes;
    const isWhole =
      bytes.subarray(0, 5).toString() === "%PDF-" && /%%EOF\s*$/.test(bytes.subarray(-16).toString());
    if (!isWhole || createHash("sha256").update(bytes).digest("hex") !== sha256)
      wrong.push(`${number}: its stored PDF is damaged`);
    if (seen.has(id)) wrong.push(`${number}: its stored PDF is another one`);
    seen.set(id, sha256);
  }
  return wrong;
}
