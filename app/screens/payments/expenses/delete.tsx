import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { deleteExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { findExpense } from "#app/features/taxes/expenses/expenses.server.ts";
import { seenSchema } from "#app/platform/forms/seen.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";

export const handle = { title: "expenses:delete.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const { supplier, version } = await findExpense(ctx, id);
  return { id, supplier, version };
});

export const action = screenAction(
  { form: "delete-expense", schema: seenSchema, exists: (ctx, { id }) => findExpense(ctx, id) },
  async (ctx, { version }, { id }) => {
    const { supplier } = await deleteExpense(ctx, id, version);
    const flash = { key: "expenses:delete.done", params: { supplier } };
    return redirectWithFlash(ctx.platform, paths.expenses(), flash);
  },
);

export default function DeleteExpense() {
  const { t } = useTranslation();
  const { id, supplier, version } = useLoaderData<typeof loader>();
  return (
    <PlainPage title={t("expenses:delete.title")} back={{ to: paths.expense(id), label: supplier }}>
      <ConfirmForm
        id="delete-expense"
        version={version}
        submit={t("expenses:delete.submit")}
        back={paths.expense(id)}
      >
        <p>{t("expenses:delete.text", { supplier })}</p>
      </ConfirmForm>
    </PlainPage>
  );
}
