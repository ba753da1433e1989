import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { EXPENSE_CAPS, EXPENSE_FORM } from "#app/features/taxes/expenses/expense-form.ts";
import { newExpenseForm } from "#app/features/taxes/expenses/new-expense-form.server.ts";
import { believedIn } from "#app/features/taxes/expenses/receipts/receipt-reading.ts";
import { isEverRegistered } from "#app/features/taxes/tax/method/vat-method.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { textOf } from "#app/platform/forms/form-data.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { ExpenseForm } from "#app/ui/payments/expenses/expense-form.tsx";
import { ReceiptFindings } from "#app/ui/payments/expenses/receipt-findings.tsx";

export const handle = { title: "expenses:create.title" };

export const loader = screenLoader(async (ctx, { url }) => ({
  ...(await newExpenseForm(
    ctx,
    url.searchParams.get("receipt") ?? "",
    believedIn(url.searchParams.get("believed")),
  )),
  caps: EXPENSE_CAPS,
  filesReturns: isEverRegistered(await vatMethodsOf(ctx)),
}));

export const action = screenAction(EXPENSE_FORM, async (ctx, input, { values }) => {
  const { id, supplier } = await createExpense(ctx, input, textOf(values.receiptId));
  const flash = { key: "expenses:create.saved", params: { supplier } };
  return redirectWithFlash(ctx.platform, paths.expense(id), flash);
});

export default function CreateExpense() {
  const { t } = useTranslation();
  const { receipt, ...form } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("expenses:create.title")}
      back={{ to: paths.expenses(), label: t("expenses:title") }}
      bodyClass="medium stack"
    >
      {receipt ? (
        <ReceiptFindings receipt={receipt} />
      ) : (
        <p>
          <Link to={paths.readReceipt}>{t("expenses:receipt.read")}</Link>
        </p>
      )}
      <ExpenseForm {...form} />
    </PlainPage>
  );
}
