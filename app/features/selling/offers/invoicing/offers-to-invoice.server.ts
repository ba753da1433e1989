import { recipientNamed } from "#app/features/selling/offers/document/recipient-named.ts";
import { GONE_STATES, hasOfferStatus } from "#app/features/selling/offers/fields/offer-status.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { Rappen } from "#app/swiss/money.ts";

interface OffersToInvoice {
  count: number;
  amount: Rappen;
  names: string[];
}

export async function offersToInvoice(ctx: UserContext, mostNames: number): Promise<OffersToInvoice> {
  const { count, total } = await accepted(ctx)
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<number | null>("total").as("total")])
    .executeTakeFirstOrThrow();
  if (count === 0) return { count: 0, amount: 0, names: [] };
  const longest = await accepted(ctx)
    .select("document")
    .orderBy("answered_at")
    .orderBy("id")
    .limit(mostNames)
    .execute();
  const names = longest.map(({ document }) => fromJson(recipientNamed, document).recipient.name);
  return { count, amount: (total ?? 0) - (await inParts(ctx)), names: [...new Set(names)] };
}

function accepted(ctx: UserContext) {
  return ctx.db
    .selectFrom("offers")
    .where("offers.business_id", "=", ctx.businessId)
    .where((eb) => hasOfferStatus(eb, "accepted", ctx.today));
}

/** What part invoices charge, less what was credited of them. */
async function inParts(ctx: UserContext): Promise<Rappen> {
  const parts = accepted(ctx)
    .innerJoin("offer_invoices", "offer_invoices.offer_id", "offers.id")
    .innerJoin("invoices", "invoices.id", "offer_invoices.invoice_id")
    .where("invoices.state", "not in", GONE_STATES);
  const { charged } = await parts
    .select(({ fn }) => fn.sum<number | null>("invoices.total").as("charged"))
    .executeTakeFirstOrThrow();
  const { compared } = ctx.platform.database.dialect;
  const { credited } = await parts
    .innerJoin("invoices as notes", "notes.corrects_invoice_id", "invoices.id")
    .where(({ eb, ref }) => eb(compared(ref("notes.state")), "=", "issued"))
    .select(({ fn }) => fn.sum<number | null>("notes.total").as("credited"))
    .executeTakeFirstOrThrow();
  return (charged ?? 0) - (credited ?? 0);
}
