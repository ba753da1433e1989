import type { Missing } from "#app/features/front/accounting/missing-in-books.server.ts";
import { paymentQueryString } from "#app/features/money/payments/payment-lists.ts";
import { paths } from "#app/paths.ts";
import { formatSums } from "#app/swiss/currency/sums.ts";
import { ToDoList } from "#app/ui/elements/lists/to-do-list.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function MissingInBooks({ missing, year }: { missing: Missing[]; year: string }) {
  const { t } = useTranslation();
  return (
    <ToDoList
      items={missing.map(({ kind, count, amount, names }) => ({
        count,
        what: t(`accounting:missing.${kind}`, { count }),
        names,
        amount: formatSums(amount),
        to: addressOf(kind, year),
        verb: t(`accounting:missing.do.${kind}`),
      }))}
    />
  );
}

function addressOf(kind: Missing["kind"], year: string): string {
  if (kind === "receipts") return paths.expenses({ year });
  if (kind === "takenBack") return paths.takenBack;
  return paths.payments + paymentQueryString({ state: "proposed", search: "" });
}
