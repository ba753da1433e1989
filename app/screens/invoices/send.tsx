import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findAddressee } from "#app/features/selling/clients/find-addressee.server.ts";
import { allows, sendAction } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { attachmentSize } from "#app/features/selling/invoices/sending/attached-pdf.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import {
  greetingsOf,
  suitableGreeting,
  withGreeting,
} from "#app/features/selling/papers/sending/greeting.ts";
import {
  findInvoiceLetters,
  wordsInstead,
  wordsShown,
} from "#app/features/selling/invoices/sending/letter-language.server.ts";
import { letterLanguage } from "#app/features/selling/invoices/sending/letter-words.ts";
import { SEND_CAPS } from "#app/features/selling/papers/sending/send-caps.ts";
import { sendFormSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { sendTest } from "#app/features/selling/invoices/sending/send-test.server.ts";
import { attachedSheets } from "#app/features/selling/invoices/sending/sheets.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { changedFormResponse } from "#app/platform/forms/form-refusal.server.ts";
import { ChangedForm } from "#app/platform/forms/changed-form.ts";
import { rateNotes } from "#app/features/selling/papers/rate-notes.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { languageOf } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { useShownValues } from "#app/ui/forms/form.tsx";
import { NotAllowed } from "#app/ui/invoices/not-possible.tsx";
import { ByPost, NotPro, NotVerified } from "#app/ui/papers/not-sendable.tsx";
import { SendForm } from "#app/ui/invoices/sending/send-form.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "sending:send.title", wide: true };

export const loader = screenLoader(async (ctx, { params, url }) => {
  const invoice = await findInvoice(ctx, params.id ?? "");
  const { id, number, status, version, language } = invoice;
  const chosen = languageOf(url.searchParams.get("language")) ?? language;
  const letters = await findInvoiceLetters(ctx, invoice);
  const { subject, message } = letters[chosen];
  const may = {
    isAllowed: allows(status, sendAction(status)),
    isPro: await isPro(ctx),
    isVerified: ctx.user.emailVerified,
  };
  const addressee = await findAddressee(ctx, invoice);
  const isByPost = addressee.email === "";
  const isReady = may.isAllowed && may.isPro && may.isVerified && !isByPost;
  return {
    id,
    number,
    version,
    language,
    letters,
    values: {
      language: chosen,
      wordsLanguage: chosen,
      subject,
      message,
      cc: "",
      recipient: addressee.email,
      greeting: suitableGreeting(invoice.recipient),
    },
    sheets: attachedSheets(invoice, ctx.today),
    size: isReady ? await attachmentSize(ctx, invoice, chosen) : null,
    isCreditNote: invoice.kind === "credit_note",
    currency: invoice.currency,
    amount: formatAmount(
      invoice.kind === "credit_note" || status === "paid" ? invoice.total : amountDue(invoice),
    ),
    ownAddress: ctx.user.email,
    addressee,
    isByPost,
    isDraft: status === "draft",
    notes: status === "draft" ? rateNotes(invoice, ctx.locale, translator(ctx.locale)) : [],
    ...may,
  };
});

export const action = screenAction(
  {
    form: "send",
    schema: sendFormSchema,
    caps: SEND_CAPS,
    onButton: async (values, ctx, { id }) => {
      const invoice = await findInvoice(ctx, id);
      const letters = await findInvoiceLetters(ctx, invoice);
      const shown =
        "follow" in values
          ? { values: wordsShown(letters, values, invoice.language), code: null }
          : wordsInstead(letters, values, invoice.language);
      if (!shown) return null;
      const size = await attachmentSize(ctx, invoice, letterLanguage(values, invoice.language));
      return new ChangedForm(
        shown.values,
        { size },
        shown.code ? [{ field: "language", code: shown.code }] : [],
      );
    },
  },
  async (ctx, { greeting, ...input }, { id, values }) => {
    const invoice = await findInvoice(ctx, id);
    const language = input.language ?? invoice.language;
    const greetings = greetingsOf(translator(language), invoice.recipient);
    const line = greeting ? greetings[greeting] : "";
    const message = input.message === undefined ? undefined : withGreeting(line, input.message);
    if ("test" in values) {
      await sendTest(ctx, id, { ...input, message });
      const size = await attachmentSize(ctx, invoice, language);
      return changedFormResponse(ctx, "send", new ChangedForm(values, { size, testSentTo: ctx.user.email }));
    }
    await sendInvoice(ctx, id, { ...input, message });
    return redirect(paths.invoice(id), { status: 303 });
  },
);

export default function SendInvoice() {
  const { t } = useTranslation();
  const { isAllowed, isPro, isVerified, isByPost, ...page } = useLoaderData<typeof loader>();
  const values = useShownValues("send", page.values);
  if (isAllowed && isPro && isVerified && !isByPost) return <SendForm {...page} values={values} />;
  const { id, number, version, isDraft } = page;
  const byHand = {
    version,
    instead: isDraft ? t("sending:send.instead") : "",
    markSent: isDraft ? { to: paths.markSent(id), label: t("sending:action.markSent") } : null,
    pdf: paths.invoicePdf(id),
  };
  return (
    <div className="wrap">
      <PageHead
        title={isDraft ? t("sending:send.title", { number }) : t("sending:send.again", { number })}
        back={{ to: paths.invoice(id), label: t("invoices:detail.title", { number }) }}
      />
      <Band className="is-open is-first" bodyClass="medium stack">
        {!isAllowed ? <NotAllowed id={id} number={number} /> : null}
        {isAllowed && isByPost ? <ByPost {...byHand} /> : null}
        {isAllowed && !isByPost && !isPro ? <NotPro {...byHand} /> : null}
        {isAllowed && !isByPost && isPro && !isVerified ? <NotVerified back={paths.sendInvoice(id)} /> : null}
      </Band>
    </div>
  );
}
