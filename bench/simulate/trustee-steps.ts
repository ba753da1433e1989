import type { Business } from "./business.ts";
import type { Moment } from "./steps.ts";
import { openSeat } from "./trustee.ts";
import type { Visitor } from "./visitor.ts";

/** The desk, what the business's owner was asked, its return and its journal. */
export async function trusteeLooks(business: Business): Promise<void> {
  const visitor = await openSeat(business);
  await visitor.ask("trustee: questions", "/questions");
  await visitor.ask("trustee: VAT returns", "/tax");
  await visitor.ask("trustee: a VAT return", `/tax/${business.periodId}`);
  await visitor.ask("trustee: journal", "/journal");
  await visitor.ask("trustee: balances", "/journal/balances");
}

export async function trusteeSpends(business: Business, { day }: Moment): Promise<void> {
  const visitor = await openSeat(business);
  await visitor.ask("trustee: expense form", "/expenses/create");
  const typed = await visitor.post("trustee: enter an expense", "/expenses/create", {
    supplier: "Papier AG",
    day,
    category: "material",
    "rows[0].rate": "8.1",
    "rows[0].gross": String(20 + business.chance(200)),
    keepTwice: "on",
  });
  visitor.expect("trustee: enter an expense", typed.location !== "", "not saved");
}

/** One question to the owner, on one of the newest invoices. */
export async function trusteeAsks(business: Business): Promise<void> {
  const { written, chance, ownerId } = business;
  const one = written.at(-1 - chance(Math.min(4, written.length)));
  if (!one) return;
  const visitor = await openSeat(business);
  await visitor.ask("trustee: an invoice", `/invoice/${one.id}`);
  await visitor.post("trustee: ask", `/invoice/${one.id}/comment`, {
    text: "Auf welches Konto gehört das?",
    "question.to": ownerId,
  });
}

export async function trusteeDecides(business: Business): Promise<void> {
  await decideAll(business, await openSeat(business));
}

/** Says of each invoice at 0 % that it is exempt, until none is left. */
async function decideAll({ periodId }: Business, visitor: Visitor): Promise<void> {
  const path = `/tax/${periodId}/decide`;
  for (let left = ""; ;) {
    const page = (await visitor.ask("trustee: what to decide", path)).text();
    const ids = [...page.matchAll(/name="id"[^>]* value="([0-9a-f-]{36})"/g)].map(([, id = ""]) => id);
    visitor.expect("trustee: decide", ids.length === 0 || ids.join() !== left, "nothing was decided");
    if (ids.length === 0 || ids.join() === left) return;
    left = ids.join();
    await visitor.post("trustee: decide", path, [["reason", "exempt"], ...ids.map((id) => ["id", id])]);
  }
}

/** Decides what is still open, and closes the return as it is shown then. */
export async function closeReturn(business: Business): Promise<void> {
  const visitor = await openSeat(business);
  await decideAll(business, visitor);
  const path = `/tax/${business.periodId}`;
  const shown = (await visitor.ask("trustee: a VAT return", path)).text();
  const seen = /name="seen" value="([0-9a-f]+)"/.exec(shown)?.[1] ?? "";
  await visitor.post("trustee: close a VAT return", `${path}/close`, { seen });
  const after = (await visitor.ask("trustee: a VAT return", path)).text();
  const isClosed = seen !== "" && !after.includes('name="seen"');
  visitor.expect("trustee: close a VAT return", isClosed, "is still open");
}
