import { useLoaderData } from "@remix-run/react";
import { findExpense } from "#app/features/taxes/expenses/expenses.server.ts";
import { lastPaidFrom } from "#app/features/taxes/expenses/new-expense-form.server.ts";
import { payExpense } from "#app/features/taxes/expenses/pay-expense.server.ts";
import { payExpenseSchema } from "#app/features/taxes/expenses/pay-expense.schema.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatChf } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { PayForm } from "#app/ui/payments/expenses/pay-form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "expenses:open.verb" };

export const loader = screenLoader(async (ctx, { id }) => {
  const { supplier, amount, version } = await findExpense(ctx, id);
  const paying = { today: ctx.today, paidFrom: await lastPaidFrom(ctx) };
  return { supplier, amount: formatChf(amount), version, paying };
});

export const action = screenAction(
  { form: "pay-expense", schema: payExpenseSchema, exists: (ctx, { id }) => findExpense(ctx, id) },
  async (ctx, input, { id, values }) => {
    const { supplier } = await payExpense(ctx, id, input);
    const to = safeRedirect(values.redirectTo, paths.expenses({ paid: "open" }));
    const params = { supplier, day: formatDay(input.paidOn, ctx.locale) };
    return redirectWithFlash(ctx.platform, to, { key: "expenses:open.paid", params });
  },
);

export default function PayExpense() {
  const { t } = useTranslation();
  const { supplier, amount, ...form } = useLoaderData<typeof loader>();
  const back = { to: paths.expenses({ paid: "open" }), label: t("expenses:open.title") };
  return (
    <PlainPage title={t("expenses:open.verb")} back={back} bodyClass="medium stack">
      <p>{`${supplier}, ${amount}`}</p>
      <PayForm {...form} />
    </PlainPage>
  );
}
