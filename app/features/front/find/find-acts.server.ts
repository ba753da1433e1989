import { rightsOf } from "#app/features/people/seats/rights.ts";
import { listClients } from "#app/features/selling/clients/clients.server.ts";
import { businessInvoicesById } from "#app/features/selling/invoices/document/invoices.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { actIn, type ActVerb } from "./act-words.ts";
import type { Found } from "./found.ts";

const SHOWN = 3;

/** Of the longest due, some may have had their last reminder. */
const LOOKED_AT = 50;

const STATUSES: Record<Exclude<ActVerb, "newInvoice">, ("draft" | "sent" | "overdue")[]> = {
  remind: ["overdue"],
  send: ["draft"],
  markPaid: ["overdue", "sent"],
};

/** Each leads to the page of the act, which shows what would be done; the longest due first. */
export async function findActs(ctx: UserContext, text: string): Promise<Found["acts"]> {
  const asked = actIn(text);
  if (!asked) return [];
  const { verb, rest } = asked;
  if (!rightsOf(ctx.role).includes(verb === "newInvoice" ? "draft" : "act")) return [];
  if (verb === "newInvoice") {
    const { clients } = await listClients(ctx, { search: rest, limit: SHOWN });
    return clients.map(({ id, name }) => ({ verb, id, number: "", name }));
  }
  const found: Found["acts"] = [];
  const limit = verb === "remind" ? LOOKED_AT : SHOWN;
  for (const status of STATUSES[verb]) {
    const query = { search: rest, status, sort: "due", descending: false, limit } as const;
    const { invoices } = await listInvoices(ctx, query);
    found.push(...invoices.map(({ id, number, recipientName: name }) => ({ verb, id, number, name })));
  }
  const may = verb === "remind" ? await withoutLastLevel(ctx, found) : found;
  return may.slice(0, SHOWN);
}

async function withoutLastLevel(ctx: UserContext, acts: Found["acts"]): Promise<Found["acts"]> {
  if (acts.length === 0) return [];
  const ids = acts.map(({ id }) => id);
  const rows = await businessInvoicesById(ctx, ids)
    .select("id")
    .where((eb) => eb.or([eb("reminded_level", "<", 3), eb("reminded_on", "is", null)]))
    .execute();
  return acts.filter(({ id }) => rows.some((row) => row.id === id));
}
