import { redirect } from "@remix-run/node";
import { z } from "zod";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { readAndKeepReceipt } from "#app/features/taxes/expenses/receipts/keep-receipt.server.ts";
import { MAX_RECEIPT_BYTES } from "#app/features/taxes/expenses/receipts/receipt-file.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { PageHead } from "#app/ui/elements/page/page.tsx";
import { CaptureForm } from "#app/ui/payments/expenses/capture-form.tsx";

export const handle = { title: "expenses:capture.title" };

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
    <>
      <PageHead
        title={t("expenses:capture.title")}
        back={{ to: paths.expenses(), label: t("expenses:title") }}
      />
      <div className="band is-open is-first">
        <div className="head">
          <p>{t("expenses:capture.lead")}</p>
        </div>
        <div className="body stack">
          <CaptureForm />
          <p className="small soft">{t("expenses:receipt.readHint")}</p>
          <p className="small">
            <Link to={paths.createExpense()}>{t("expenses:capture.byHand")}</Link>
          </p>
        </div>
      </div>
    </>
  );
}
