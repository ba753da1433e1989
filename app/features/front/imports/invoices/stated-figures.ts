import type { InvoiceInput } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { formatAmount, parseAmount, type Rappen } from "#app/swiss/money.ts";
import type { RowValues } from "#app/features/front/imports/clients/client-row.ts";
import type { InvoiceGroup } from "./invoice-group.ts";

interface Difference {
  item: number;
  field: string;
  code: string;
  params: Record<string, string>;
}

/** The file's total is that of the rows, to 5 Rappen. */
export function isRounded({ values }: InvoiceGroup, input: InvoiceInput): boolean {
  const { total } = totalsOf(input.items, input);
  const rounded = totalsOf(input.items, input, true).total;
  return rounded !== total && parseAmount(values.total ?? "") === rounded;
}

export function wrongFigures(
  { values, items }: InvoiceGroup,
  input: InvoiceInput,
  roundsToFive: boolean,
): Difference[] {
  const totals = totalsOf(input.items, input, roundsToFive);
  return [
    ...(["subtotal", "vatTotal", "total"] as const).flatMap((field) =>
      difference(values, field, totals[field], 0),
    ),
    ...items.flatMap((item, index) => difference(item, "lineTotal", input.items[index]?.total ?? 0, index)),
  ];
}

function difference(values: RowValues, field: string, computed: Rappen, item: number): Difference[] {
  const stated = values[field] ?? "";
  if (stated === "" || parseAmount(stated) === computed) return [];
  return [
    { item, field, code: "import.figure_differs", params: { stated, computed: formatAmount(computed) } },
  ];
}
