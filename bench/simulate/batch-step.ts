import { addDays } from "#app/swiss/dates.ts";
import { INVOICE } from "../../tests/support/invoices/invoice-input.ts";
import { PERSON } from "../../tests/support/person.ts";
import { type Business, callByKey } from "./business.ts";
import type { Moment } from "./steps.ts";

/** One in four businesses is a club, with more members than drafts are made while one waits. */
const CLUB_EVERY = 4;
const MEMBERS = { club: 24, other: 4 };
const GROUP = "Mitglieder";
const DUE_AFTER = 30;
const LOOK_EVERY_MS = 1_000;

interface Batch {
  id: string;
  status: "running" | "done";
  done: number;
  failed: number;
}

export async function addMembers(business: Business): Promise<void> {
  const count = business.index % CLUB_EVERY === 0 ? MEMBERS.club : MEMBERS.other;
  for (let number = 1; number <= count; number++)
    await callByKey(business, "API: find or create a client", "POST", "/clients/find-or-create", {
      name: `Mitglied ${number}`,
      email: `mitglied-${number}@example.ch`,
      address: INVOICE.recipient.address,
      groups: [GROUP],
    });
}

/** A program writes an invoice to each member and looks until all are there; its owner then sends them. */
export async function makeBatch(business: Business, { day }: Moment): Promise<void> {
  const { owner, email } = business;
  const begun = await callByKey<Batch>(business, "API: begin a batch", "POST", "/invoices/batches", {
    group: GROUP,
    subject: "Beitrag",
    items: [{ description: "Beitrag für {name}", quantity: 1, unitPrice: 80, vatRate: 0 }],
    issueDate: day,
    dueDate: addDays(day, DUE_AFTER),
  });
  if (!begun || !(await untilDone(business, begun))) return;
  await owner.post("sign in", "/login", { email, password: PERSON.password });
  await owner.ask("page: a batch", `/invoices/many/${begun.id}`);
  await owner.post("send a batch", `/invoices/many/${begun.id}/send`, {});
  await untilDone(business, begun);
}

async function untilDone(business: Business, { id }: Batch): Promise<boolean> {
  const path = `/invoices/batches/${id}`;
  for (;;) {
    const batch = await callByKey<Batch>(business, "API: read a batch", "GET", path);
    if (!batch) return false;
    const isGood = batch.failed === 0;
    business.owner.expect("API: read a batch", isGood, JSON.stringify(batch));
    if (batch.status === "done") return isGood;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
