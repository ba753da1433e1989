import type { FieldError } from "#app/platform/errors.ts";
import type { InvoiceState, InvoiceStatus } from "#app/features/selling/invoices/fields/invoice.ts";
import { parseDay } from "#app/swiss/dates.ts";
import { formatAmount, parseAmount, type Rappen } from "#app/swiss/money.ts";
import type { RowValues } from "#app/features/front/imports/clients/client-row.ts";
import { readDay } from "#app/features/front/imports/file/row-reader.ts";

export interface Standing {
  state: InvoiceState;
  paidOn: string | null;
  payment: { amount: Rappen; paidOn: string } | null;
}

/** Without a status, a day of payment means paid, otherwise sent; overdue follows from the calendar. */
export function readStanding(
  values: RowValues,
  {
    total,
    today,
    readStatus,
  }: { total: Rappen | null; today: string; readStatus: (text: string) => InvoiceStatus | null },
): { standing: Standing; errors: FieldError[] } {
  const day = values.paidOn ? parseDay(readDay(values.paidOn)) : "";
  const status = values.status ? readStatus(values.status) : day ? "paid" : "sent";
  const paid = values.paid ? parseAmount(values.paid) : 0;
  const isPaid = status === "paid";
  const errors: FieldError[] = [
    ...(status === null ? [{ field: "status", code: "import.status" }] : []),
    ...(day === null ? [{ field: "paidOn", code: "field.day" }] : []),
    ...(day && day > today ? [{ field: "paidOn", code: "field.paid_in_future" }] : []),
    ...(isPaid && day === "" ? [{ field: "paidOn", code: "import.paid_on_missing" }] : []),
    ...(paid === null ? [{ field: "paid", code: "field.amount" }] : []),
    ...(paid && total !== null && paidProblem(status, paid, total)
      ? [
          {
            field: "paid",
            code: "import.paid_does_not_fit",
            params: { paid: formatAmount(paid), total: formatAmount(total) },
          },
        ]
      : []),
    ...openProblem(values, {
      isOwed: status === "sent" || status === "overdue",
      rest: (total ?? 0) - (paid ?? 0),
    }),
  ];
  const paidOn = day || today;
  const amount = isPaid ? Math.max(paid ?? 0, total ?? 0) : (paid ?? 0);
  const standing: Standing = {
    state: stateOf(status),
    paidOn: isPaid ? paidOn : null,
    payment: isPaid || amount > 0 ? { amount, paidOn } : null,
  };
  return { standing, errors };
}

/** What was credited or written off elsewhere owes nothing, and has no document of ours. */
function stateOf(status: InvoiceStatus | null): InvoiceState {
  if (status === "draft") return status;
  return ["cancelled", "credited", "written_off"].includes(status ?? "") ? "cancelled" : "sent";
}

/** A draft has no payments, a paid invoice its total, an open one less. */
function paidProblem(status: InvoiceStatus | null, paid: Rappen, total: Rappen): boolean {
  if (status === "draft") return true;
  return status === "paid" ? paid < total : (status === "sent" || status === "overdue") && paid >= total;
}

/** Something was let go or charged that would not come in. */
function openProblem(
  { open: stated = "" }: RowValues,
  { isOwed, rest }: { isOwed: boolean; rest: Rappen },
): FieldError[] {
  if (!isOwed || stated === "" || parseAmount(stated) === rest) return [];
  return [{ field: "open", code: "import.open_differs", params: { stated, computed: formatAmount(rest) } }];
}
