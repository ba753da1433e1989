import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { allows, sendAction } from "#app/features/invoices/status/invoice-actions.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { lettersOf, wordsInstead } from "#app/features/invoices/sending/letter-language.server.ts";
import { SEND_CAPS } from "#app/features/invoices/sending/send-caps.ts";
import { sendInvoiceSchema } from "#app/features/invoices/sending/send-invoice.schema.ts";
import { invoiceEmailOf, sendInvoice } from "#app/features/invoices/sending/send-invoice.server.ts";
import { isPro } from "#app/features/subscriptions/require-pro.server.ts";
import { ChangedForm } from "#app/platform/forms/changed-form.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { useShownValues } from "#app/ui/forms/form.tsx";
import { NotAllowed, NotPro, NotVerified } from "#app/ui/invoices/not-possible.tsx";
import { SendForm } from "#app/ui/invoices/send-form.tsx";
import { Band, PageHead } from "#app/ui/page/page.tsx";

export const handle = { title: "sending:send.title" };

export const loader = screenLoader(async (ctx, { params }) => {
  const invoice = await findInvoice(ctx, params.id ?? "");
  const { id, number, status, version, language } = invoice;
  const { copyToMe: _never, ...letter } = invoiceEmailOf(invoice);
  return {
    ...{ id, number, version, language, values: { ...letter, wordsLanguage: language } },
    letters: lettersOf(invoice),
    isDraft: status === "draft",
    isAllowed: allows(status, sendAction(status)),
    isPro: await isPro(ctx),
    isVerified: ctx.user.emailVerified,
  };
});

export const action = screenAction(
  {
    form: "send",
    schema: sendInvoiceSchema,
    caps: SEND_CAPS,
    onButton: async (values, ctx, { params }) => {
      const shown = wordsInstead(await findInvoice(ctx, params.id ?? ""), values);
      if (!shown) return null;
      const { code } = shown;
      return new ChangedForm(shown.values, null, code ? [{ field: "language", code }] : []);
    },
  },
  async (ctx, input, { params }) => {
    const id = params.id ?? "";
    await sendInvoice(ctx, id, input);
    return redirect(paths.invoice(id), { status: 303 });
  },
);

/** After a refusal too: the next try must start from the current version. */
export const shouldRevalidate = () => true;

export default function SendInvoice() {
  const { t } = useTranslation();
  const { id, number, isAllowed, isPro, isVerified, ...page } = useLoaderData<typeof loader>();
  const values = useShownValues("send", page.values);
  const title = page.isDraft ? t("sending:send.title", { number }) : t("sending:send.again", { number });
  return (
    <>
      <PageHead
        title={title}
        back={{ to: paths.invoice(id), label: t("invoices:detail.title", { number }) }}
      />
      <Band className="is-open is-first" bodyClass="medium stack">
        {!isAllowed ? <NotAllowed id={id} number={number} /> : null}
        {isAllowed && !isPro ? <NotPro id={id} isDraft={page.isDraft} /> : null}
        {isAllowed && isPro && !isVerified ? <NotVerified id={id} /> : null}
        {isAllowed && isPro && isVerified ? <SendForm {...page} id={id} values={values} /> : null}
      </Band>
    </>
  );
}
