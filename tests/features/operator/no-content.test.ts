import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { runAdmin } from "#db/admin.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { openDesk, seenOf } from "../../support/operator/desk.ts";
import { PERSON } from "../../support/person.ts";
import { sendingMember, visitor } from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";
import { flatRoutes } from "../../support/routes.ts";

/** A word in whatever is written for clients; amounts are found in every way in which the product prints them. */
const PLANTED = "Zwiebelkuchen";
const CLIENT = "zwiebelkuchen@client.example";
const CONTENT = new RegExp(`${PLANTED}|7[’' .]?313[.,]?13|731313`, "i");

const items = [{ description: PLANTED, quantity: 1, unitPrice: 7313.13, vatRate: 0 }];
const recipient = {
  name: `${PLANTED} AG`,
  email: CLIENT,
  address: { street: PLANTED, buildingNumber: "1", postalCode: "8400", city: PLANTED, country: "CH" },
};
const texts = { subject: PLANTED, notes: PLANTED, items, recipient };

/** An account whose clients, documents, letters, e-mails and jobs all hold what is planted. */
async function plant(owner: UserContext): Promise<void> {
  await createClient(owner, clientInput({ name: PLANTED, email: CLIENT, notes: PLANTED }));
  await createOffer(owner, offerInput({ subject: PLANTED, items, recipient }));
  const sent = await invoiceWith(owner, "draft", texts);
  await sendInvoice(owner, sent, sendInvoiceSchema.parse({ message: PLANTED, subject: PLANTED }));
  await remindBy(owner);
  const late = { ...texts, issueDate: "2026-09-01", dueDate: "2026-10-01" };
  await createReminder(owner, await invoiceWith(owner, "overdue", late), { level: 1, send: true });
}

/** Plants jobs as the worker leaves them. @returns the id of the first */
async function plantJobs(owner: UserContext): Promise<string> {
  const at = owner.now.toISOString();
  const payload = JSON.stringify({ userId: owner.user.id, to: CLIENT, message: PLANTED, subject: PLANTED });
  const last_error = `550 5.1.1 <${CLIENT}>: ${PLANTED} owes 7'313.13`;
  const row = {
    key: null,
    payload,
    last_error,
    attempts: 3,
    run_at: at,
    claimed_until: null,
    created_at: at,
  };
  const ids = ["dead", "dead", "dead", "ready"].map((state) => ({ id: owner.newId(), state }));
  await owner.db
    .insertInto("jobs")
    .values(ids.map((own) => ({ ...row, ...own, name: "statement.email", finished_at: at })))
    .execute();
  await owner.db
    .updateTable("deliveries")
    .set({ state: "failed", error_code: "refused", error_text: last_error, finished_at: at })
    .execute();
  return ids[0]!.id;
}

async function start() {
  const desk = await openDesk(await freshSqlite());
  const owner = await sendingMember(desk.platform);
  await plant(owner);
  await runDueJobs(desk.platform, handlers);
  return { ...desk, owner, jobId: await plantJobs(owner) };
}

it("what is planted is where the desk could look", async () => {
  const { owner } = await start();
  for (const table of ["invoices", "clients", "offers", "deliveries", "jobs", "reminders"] as const) {
    const rows = await owner.db.selectFrom(table).selectAll().execute();
    const text = JSON.stringify(rows);
    expect([table, rows.length > 0]).toEqual([table, true]);
    if (table !== "reminders") expect([table, CONTENT.test(text)]).toEqual([table, true]);
  }
});

it("no page of the desk and no entry of the log shows what is written for clients", async () => {
  const { platform, browser, owner, jobId } = await start();
  const lines: unknown[] = [];
  Object.assign(platform.log, { info: (line: unknown) => lines.push(line) });
  const routes = (await flatRoutes()).filter(({ file }) => file.startsWith("screens/admin/"));
  const form = { reason: "Because", password: PERSON.password, plan: "pro_yearly" };
  for (const { path } of routes) {
    const id = path.includes("/jobs/") ? jobId : owner.businessId;
    const address = path.replace(":id", id).replace(":mail", "password");
    for (const more of ["", "?q=anna", "?list=ready"])
      for (const data of ["", ".data"]) {
        const answer = await browser.get(address + data + more);
        expect([address, answer.status]).toEqual([address, 200]);
        expect([address, CONTENT.exec(await answer.text())]).toEqual([address, null]);
      }
    const wrong = await browser.post(address, { ...form, reason: "", seen: await seenOf(owner) });
    expect([address, CONTENT.exec(await wrong.text())]).toEqual([address, null]);
  }
  for (const { path } of routes.filter(({ path }) => path.includes("/:id/"))) {
    const id = path.includes("/jobs/") ? jobId : owner.businessId;
    const address = path.replace(":id", id).replace(":mail", "password");
    await browser.post(address, { ...form, seen: await seenOf(owner) });
  }
  const rows = await owner.db.selectFrom("operator_acts").selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(CONTENT.exec(JSON.stringify(rows))).toBeNull();
  expect(CONTENT.exec(await (await browser.get("/admin/log")).text())).toBeNull();
  const acts = lines.filter((line) => (line as { event?: string }).event === "operator.act");
  expect(CONTENT.exec(JSON.stringify(acts))).toBeNull();
});

it("no command prints what is written for clients", async () => {
  const { platform, owner, jobId } = await start();
  const { email } = PERSON;
  const dead = await owner.db.selectFrom("jobs").select("id").where("state", "=", "dead").execute();
  const other = dead.find(({ id }) => id !== jobId)!.id;
  const why = ["--reason", "Because"];
  for (const args of [
    ...[
      ["accounts", "anna"],
      ["accounts", PLANTED],
      ["accounts", owner.businessId],
      ["jobs"],
      ["jobs", "--dead"],
    ],
    ...[
      ["plan", email, "pro", "--period", "yearly"],
      ["end-sessions", email],
      ["resend-mail", email, "password"],
    ],
    ...[["disable", email, ...why], ["enable", email, ...why], ["remove-second-step", email], ["health"]],
    ...[["retry-job", jobId], ["drop-job", other], ["log"], ["log", email], ["stats"]],
  ]) {
    const { text, code } = await runAdmin(args, (work) => work(visitor(platform)));
    expect([args, code === 2]).toEqual([args, false]);
    expect([args, CONTENT.exec(text)]).toEqual([args, null]);
  }
});
