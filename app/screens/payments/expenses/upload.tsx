import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findExpense } from "#app/features/taxes/expenses/expenses.server.ts";
import { replaceReceipt } from "#app/features/taxes/expenses/receipts/keep-receipt.server.ts";
import { MAX_RECEIPT_BYTES } from "#app/features/taxes/expenses/receipts/receipt-file.ts";
import { checkbox, optionalVersion } from "#app/platform/forms/fields.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { ReceiptForm } from "#app/ui/payments/expenses/receipt-form.tsx";

export const handle = { title: "expenses:field.receipt" };

export const loader = screenLoader(async (ctx, { id }) => {
  const { supplier, version, receipt } = await findExpense(ctx, id);
  return { id, supplier, version, isReplaced: receipt !== null };
});

export const action = screenAction(
  {
    form: "receipt",
    schema: z.object({ version: optionalVersion(), keepTwice: checkbox() }),
    upload: { field: "file", cap: MAX_RECEIPT_BYTES },
    exists: (ctx, { id }) => findExpense(ctx, id),
  },
  async (ctx, { version, keepTwice }, { id, files: [file] }) => {
    if (!file) throw redirect(paths.uploadReceipt(id), { status: 303 });
    await replaceReceipt(ctx, id, file, { seen: version, keepTwice });
    return redirectWithFlash(ctx.platform, paths.expense(id), { key: "expenses:receipt.saved" });
  },
);

export default function UploadReceipt() {
  const { t } = useTranslation();
  const { id, supplier, version, isReplaced } = useLoaderData<typeof loader>();
  const title = t(isReplaced ? "expenses:receipt.replace" : "expenses:receipt.add");
  return (
    <PlainPage title={title} back={{ to: paths.expense(id), label: supplier }}>
      <ReceiptForm id="receipt" version={version} hint={t("expenses:receipt.hint")} submit={title} />
    </PlainPage>
  );
}
