import { type ReceiptHolder, receiptsOf } from "#app/features/taxes/expenses/receipts/receipts.server.ts";
import { endingOf } from "#app/features/taxes/expenses/receipts/receipt-file.ts";
import { manualRows } from "#app/features/books/journal/by-hand/manual-bookings.server.ts";
import { pagesById } from "#app/features/front/exports/pages.server.ts";
import type { Cell, ExportSheet } from "#app/features/front/exports/sheet.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { distinctFileNames } from "#app/platform/files/file-name.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { Day, DaySpan } from "#app/swiss/dates.ts";
import { type Rappen, rappenToNumber } from "#app/swiss/money.ts";

interface BookedReceipt {
  /** The number of its first booking. */
  sequence: number;
  day: Day;
  number: string;
  supplier: string;
  /** What the bookings of the span come to. */
  amount: Rappen;
  /** Null where there is none. `path` within the ZIP. */
  receipt: { id: string; path: string; sha256: string } | null;
}

/**
 * Expenses with bookings in a span, oldest first, and then bookings by hand that have a receipt; each file is called by
 * the number of the receipt.
 */
export async function* bookedReceipts(ctx: BusinessContext, span: DaySpan): AsyncGenerator<BookedReceipt[]> {
  const nameOf = distinctFileNames();
  for await (const { ids, holder } of holdersOf(ctx)) {
    const rows = await bookingsOf(ctx, ids, span);
    const receipts = await receiptsOf(
      ctx,
      rows.map(({ id }) => id),
      holder,
    );
    yield rows.map(({ id, ...row }) => {
      const receipt = receipts.get(id);
      if (!receipt) return { ...row, receipt: null };
      const path = `receipts/${nameOf(row.number || String(row.sequence))}.${endingOf(receipt.type)}`;
      return { ...row, receipt: { id: receipt.id, path, sha256: receipt.sha256 } };
    });
  }
}

async function* holdersOf(ctx: BusinessContext): AsyncGenerator<{ ids: string[]; holder: ReceiptHolder }> {
  const expenses = ctx.db.selectFrom("expenses").select("id").where("business_id", "=", ctx.businessId);
  for await (const rows of pagesById(expenses)) yield { ids: rows.map(({ id }) => id), holder: "expense_id" };
  const withReceipt = ctx.db
    .selectFrom("expense_receipts")
    .select("booking_id")
    .where("business_id", "=", ctx.businessId)
    .where("booking_id", "is not", null)
    .where("replaced_at", "is", null)
    .$castTo<{ booking_id: string }>();
  for await (const rows of pagesById(manualRows(ctx).where("id", "in", withReceipt)))
    yield { ids: rows.map(({ id }) => id), holder: "booking_id" };
}

/** Found by what has the receipt alone: asked for days as well, SQLite would read all of these days for each page. */
async function bookingsOf(ctx: BusinessContext, ids: readonly string[], { from, to }: DaySpan) {
  const rows = await ctx.db
    .selectFrom("bookings")
    .select(["holder_id as id", "sequence", "day", "number", "name as supplier"])
    .select(["kind", "debit", "credit", "amount", "reverses"])
    .where("business_id", "=", ctx.businessId)
    .where("holder_id", "in", ids)
    .where("amount", ">", 0)
    .orderBy("sequence")
    .execute();
  const within = rows.filter(({ day }) => from <= day && day <= to);
  return [...Map.groupBy(within, ({ id }) => id).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    return [{ ...first, amount: own.reduce((sum, one) => sum + spentBy(one), 0) }];
  });
}

const PAYING = ["bank", "cash", "private", "creditors"];

interface Spent {
  kind: string;
  debit: string;
  credit: string;
  amount: Rappen;
  reverses: number | null;
}

/** As the receipt has it, whoever pays it and when; of what is private the owner is debited. */
function spentBy(booking: Spent): Rappen {
  const { kind, debit, credit, amount, reverses } = booking;
  if (kind === "manual") return reverses === null ? amount : -amount;
  if (kind !== "expense") return 0;
  const isSpent = !PAYING.includes(debit) || (debit === "private" && PAYING.includes(credit));
  return isSpent ? amount : -amount;
}

export function receiptSheet(ctx: UserContext, span: DaySpan): ExportSheet {
  const t = translator(ctx.locale);
  return {
    name: t("journal:receipts.title"),
    file: "receipts",
    columns: [
      { heading: t("journal:receipts.booking"), kind: "number" },
      { heading: t("journal:head.day"), kind: "day" },
      { heading: t("journal:head.document"), kind: "text" },
      { heading: t("journal:receipts.supplier"), kind: "text" },
      { heading: t("journal:head.amount"), kind: "amount" },
      { heading: t("journal:receipts.file"), kind: "text" },
      { heading: "SHA-256", kind: "text" },
    ],
    pages: receiptRows(ctx, span),
  };
}

async function* receiptRows(ctx: UserContext, span: DaySpan): AsyncGenerator<Cell[][]> {
  for await (const booked of bookedReceipts(ctx, span))
    yield booked.map(({ sequence, day, number, supplier, amount, receipt }) => [
      ...[sequence, day, number, supplier, rappenToNumber(amount)],
      ...[receipt?.path ?? "", receipt?.sha256 ?? ""],
    ]);
}
