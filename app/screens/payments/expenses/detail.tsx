import { May } from "#app/ui/runtime/may.tsx";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { shownComments } from "#app/features/selling/comments/comments.server.ts";
import { updateExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { EXPENSE_CAPS, EXPENSE_FORM, expenseFormValues } from "#app/features/taxes/expenses/expense-form.ts";
import { findExpense } from "#app/features/taxes/expenses/expenses.server.ts";
import { shownRates } from "#app/features/taxes/expenses/new-expense-form.server.ts";
import { isEverRegistered } from "#app/features/taxes/tax/method/vat-method.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { Comments } from "#app/ui/papers/comments.tsx";
import { ExpenseForm } from "#app/ui/payments/expenses/expense-form.tsx";

export const handle = { title: "expenses:edit.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const expense = await findExpense(ctx, id);
  return {
    id,
    supplier: expense.supplier,
    receipt: expense.receipt?.name ?? null,
    values: expenseFormValues(expense),
    rates: shownRates(expense.day),
    caps: EXPENSE_CAPS,
    filesReturns: isEverRegistered(await vatMethodsOf(ctx)),
    comments: await shownComments(ctx, { expenseId: id }),
  };
});

export const action = screenAction(
  {
    ...EXPENSE_FORM,
    exists: (ctx, { id }) => findExpense(ctx, id),
    saved: async (ctx, { id }) => expenseFormValues(await findExpense(ctx, id)),
  },
  async (ctx, input, { id }) => {
    await updateExpense(ctx, id, input);
    return redirectWithFlash(ctx.platform, paths.expenses(), { key: "expenses:edit.saved" });
  },
);

export default function ExpensePage() {
  const { t } = useTranslation();
  const { id, supplier, receipt, comments, ...form } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={supplier} back={{ to: paths.expenses(), label: t("expenses:title") }} />
      <Band className="is-open is-first" title={t("expenses:field.receipt")} bodyClass="medium stack">
        <p>{receipt ?? t("expenses:receipt.none")}</p>
        <div className="actions">
          {receipt ? (
            <a className="button" href={paths.receipt(id)} download>
              {t("expenses:receipt.download")}
            </a>
          ) : null}
          <May right="expenses">
            <Link className="button" to={paths.uploadReceipt(id)}>
              {t(receipt ? "expenses:receipt.replace" : "expenses:receipt.add")}
            </Link>
            <Link className="button button-quiet" to={paths.deleteExpense(id)}>
              {t("expenses:delete.title")}
            </Link>
          </May>
        </div>
      </Band>
      <Band title={t("expenses:edit.title")}>
        <ExpenseForm {...form} />
      </Band>
      {comments ? <Comments {...comments} to={paths.commentOnExpense(id)} /> : null}
    </>
  );
}
