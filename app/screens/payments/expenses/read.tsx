import { redirect } from "@remix-run/node";
import { z } from "zod";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { readAndKeepReceipt } from "#app/features/taxes/expenses/receipts/keep-receipt.server.ts";
import { MAX_RECEIPT_BYTES } from "#app/features/taxes/expenses/receipts/receipt-file.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { ReceiptForm } from "#app/ui/payments/expenses/receipt-form.tsx";

export const handle = { title: "expenses:receipt.read" };

export const loader = screenLoader(() => Promise.resolve(null));

export const action = screenAction(
  { form: "read-receipt", schema: z.object({}), upload: { field: "file", cap: MAX_RECEIPT_BYTES } },
  async (ctx, _input, { files: [file] }) => {
    if (!file) throw redirect(paths.readReceipt, { status: 303 });
    return redirect(paths.createExpense(await readAndKeepReceipt(ctx, file)), { status: 303 });
  },
);

export default function ReadReceipt() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t("expenses:receipt.read")} back={{ to: paths.expenses(), label: t("expenses:title") }}>
      <ReceiptForm
        id="read-receipt"
        hint={t("expenses:receipt.readHint")}
        submit={t("expenses:receipt.read")}
      />
    </PlainPage>
  );
}
