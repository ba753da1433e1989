import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { withdrawCreditNote } from "#app/features/selling/invoices/correcting/withdraw-credit-note.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { allows } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { seenSchema } from "#app/platform/forms/seen.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";
import { NotAllowed } from "#app/ui/invoices/not-possible.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "sending:withdraw.title" };

export const loader = screenLoader(async (ctx, args) => {
  const { id, number, version, status } = await findInvoice(ctx, args.id);
  return { id, number, version, isAllowed: allows(status, "withdraw") };
});

export const action = screenAction(
  { form: "withdraw", schema: seenSchema },
  async (ctx, { version }, { id }) => {
    await withdrawCreditNote(ctx, id, version);
    return redirectWithFlash(ctx.platform, paths.invoice(id), { key: "sending:done.withdraw" });
  },
);

export default function WithdrawCreditNote() {
  const { t } = useTranslation();
  const { id, number, version, isAllowed } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("sending:withdraw.title", { number })}
      back={{ to: paths.invoice(id), label: number }}
      bodyClass="medium stack"
    >
      {isAllowed ? (
        <ConfirmForm
          id="withdraw"
          className="stack"
          version={version}
          submit={t("sending:action.withdraw")}
          back={paths.invoice(id)}
          keep={t("sending:withdraw.keep")}
        >
          <p>{t("sending:withdraw.text")}</p>
        </ConfirmForm>
      ) : (
        <NotAllowed id={id} number={number} />
      )}
    </PlainPage>
  );
}
