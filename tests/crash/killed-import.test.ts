import { expect, it, onTestFinished } from "vitest";
import { camt } from "../support/camt.ts";
import { INVOICE } from "../support/invoices/invoice-input.ts";
import { kill, stop } from "../support/server/server-process.ts";
import { PLACES } from "./places.ts";
import { newRun, registerSender, type Run, start, using } from "./run.ts";
import { FULL } from "../support/choice-of-day.ts";

/** So many that the import is under way when the first of them are stored. */
const TRANSACTIONS = 2_000;

it.runIf(FULL).each(PLACES)(
  "security 17: a bank file whose import on %s was killed is imported again, and each transaction counts once",
  async (_, place) => {
    const run = await newRun(await place());
    onTestFinished(() => run.mail.stop());
    const server = await start(run);
    const token = await registerSender(run, server);
    const { id, file } = await payableFile(server.origin, token);

    const broken = post(server.origin, token, file).catch(() => "cut off");
    await expect.poll(() => stored(run), { timeout: 60_000 }).toBeGreaterThan(0);
    await kill(server);
    expect(await broken).toBe("cut off");
    expect(await stored(run)).toBeLessThan(TRANSACTIONS);

    const again = await start(run);
    onTestFinished(async () => void (await stop(again)));
    const { counts } = await post(again.origin, token, file);
    expect(counts).toMatchObject({ known: 0, booked: 1, unassigned: TRANSACTIONS - 1 });
    expect(await stored(run)).toBe(TRANSACTIONS);
    expect((await post(again.origin, token, file)).counts).toMatchObject({ known: TRANSACTIONS });
    expect(await stored(run)).toBe(TRANSACTIONS);
    const { data } = await call(again.origin, token, "GET", `/invoices/${id}`);
    expect(data).toMatchObject({ status: "paid", amountDue: 0, allocations: [{ kind: "payment" }] });
  },
);

/** The first transaction pays an invoice in full. */
async function payableFile(origin: string, token: string) {
  const body = { ...INVOICE, qrBillOptions: { referenceType: "SCOR" } };
  const id = String((await call(origin, token, "POST", "/invoices", body)).data.id);
  await call(origin, token, "PUT", `/invoices/${id}/status`, { status: "sent" });
  const { data } = await call(origin, token, "GET", `/invoices/${id}`);
  const { reference } = data.qrBill as { reference: string };
  const paying = { amount: Number(data.total).toFixed(2), ref: "E", details: [{ reference }] };
  const others = Array.from({ length: TRANSACTIONS - 1 }, (_, n) => ({
    amount: "10.00",
    ref: `E${n}`,
    details: [{ texts: [`Zahlung ${n}`] }],
  }));
  const file = camt({ statements: [{ account: "CH9300762011623852957", entries: [paying, ...others] }] });
  return { id, file };
}

async function call(origin: string, token: string, method: string, url: string, body?: unknown) {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
  return (await (await fetch(`${origin}/api${url}`, init)).json()) as { data: Record<string, unknown> };
}

async function post(origin: string, token: string, body: string) {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/xml" };
  const response = await fetch(`${origin}/api/bank-files`, { method: "POST", headers, body });
  return ((await response.json()) as { data: { counts: Record<string, number> } }).data;
}

async function stored(run: Run): Promise<number> {
  let count = 0;
  await using(run, async ({ db }) => {
    const row = await db
      .selectFrom("payments")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    count = row.count;
  });
  return count;
}
