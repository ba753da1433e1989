import { recipientSnapshot } from "#app/features/selling/invoices/document/snapshots.ts";
import { businessInvoices } from "#app/features/selling/invoices/document/invoices.server.ts";
import { amountDueColumn, settledColumn } from "#app/features/books/ledger/amount-due.ts";
import type { Payment } from "#app/features/books/ledger/payment.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { foundIn } from "#app/platform/lists/found-in.ts";
import { type Currency, parseAmount, type Rappen } from "#app/swiss/money.ts";
import { normaliseReference } from "#app/swiss/reference.ts";

/** More are found by searching. */
const SHOWN = 20;

interface OpenInvoice {
  id: string;
  number: string;
  recipient: string;
  dueDate: string;
  currency: Currency;
  due: Rappen;
  /** It was deleted: the payment brings it back. */
  isHidden: boolean;
}

/**
 * Invoices that a payment may be for: first deleted ones that it names, then those with its amount due, then those of
 * its payer, the oldest first.
 */
export async function openInvoicesFor(
  ctx: UserContext,
  { amount, payerName, reference }: Pick<Payment, "amount" | "payerName" | "reference">,
  search: string,
): Promise<OpenInvoice[]> {
  const hidden = reference ? await shown(deletedWith(ctx, reference)).limit(SHOWN).execute() : [];
  const rows = await shown(matching(ctx, search))
    .orderBy((eb) => eb.case().when(amountDueColumn(eb), "=", amount).then(0).else(1).end())
    .orderBy((eb) => eb.case().when("sort_name", "=", fold(payerName)).then(0).else(1).end())
    .orderBy("due_date")
    .orderBy("id")
    .limit(SHOWN)
    .execute();
  return [...hidden, ...rows].map((row) => ({
    id: row.id,
    number: row.number,
    dueDate: row.due_date,
    currency: row.currency,
    isHidden: row.archived_at !== null,
    due: row.state === "written_off" ? (row.givenUp ?? 0) : row.due,
    recipient: fromJson(recipientSnapshot, row.recipient).name,
  }));
}

function shown(invoices: ReturnType<typeof matching>) {
  return invoices.select((eb) => [
    ...(["id", "number", "recipient", "due_date", "state", "currency", "archived_at"] as const),
    amountDueColumn(eb).as("due"),
    settledColumn(eb, ["write_off"]).as("givenUp"),
  ]);
}

/** Deleted, and still owed by the books. */
function deletedWith(ctx: UserContext, reference: string) {
  return ctx.db
    .selectFrom("invoices")
    .where("business_id", "=", ctx.businessId)
    .where("kind", "=", "invoice")
    .where("reference", "=", reference)
    .where("archived_at", "is not", null)
    .where("state", "=", "sent")
    .where((eb) => eb(amountDueColumn(eb), ">", 0));
}

/** Matches by number, client, the search of the list, or what is due; written-off ones when searched for. */
function matching(ctx: UserContext, search: string) {
  const { contains } = ctx.platform.database.dialect;
  const amount = parseAmount(search);
  return businessInvoices(ctx)
    .where((eb) => {
      const isOpen = eb.and([
        eb("state", "=", "sent"),
        eb("paid_on", "is", null),
        eb(amountDueColumn(eb), ">", 0),
      ]);
      return search === "" ? isOpen : eb.or([isOpen, eb("state", "=", "written_off")]);
    })
    .where((eb) =>
      search === ""
        ? eb.and([])
        : eb.or([
            eb.and(search.split(" ").map((word) => foundIn({ contains }, eb.ref("search_text"), word))),
            eb("reference", "=", normaliseReference(search)),
            ...(amount === null ? [] : [eb(amountDueColumn(eb), "=", amount), eb("total", "=", amount)]),
          ]),
    );
}
