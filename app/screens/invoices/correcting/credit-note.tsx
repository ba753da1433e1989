import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { creditNoteForm } from "#app/features/selling/invoices/correcting/credit-note-form.ts";
import { leftToCredit } from "#app/features/selling/invoices/correcting/credited-parts.ts";
import { creditedSoFar } from "#app/features/selling/invoices/correcting/credited-so-far.server.ts";
import { duplicateInvoice } from "#app/features/selling/invoices/duplicate-invoice.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { allows } from "#app/features/selling/invoices/status/invoice-actions.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { ScreenArgs } from "#app/platform/http/form-submission.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { CreditNoteForm } from "#app/ui/invoices/correcting/credit-note-form.tsx";
import { NotAllowed } from "#app/ui/invoices/not-possible.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "sending:creditNote.title" };

export const loader = screenLoader(async (ctx, args) => {
  const invoice = await findInvoice(ctx, args.id);
  const { id, number, version, status, items, vatRows, total, pricesIncludeVat, invoiceDiscount, currency } =
    invoice;
  const soFar = await creditedSoFar(ctx, id);
  return {
    id,
    number,
    version,
    isAllowed: allows(status, "creditNote"),
    original: { items, vatRows, total, pricesIncludeVat, invoiceDiscount, currency },
    soFar: { ...soFar, rows: [...soFar.rows], amounts: [...soFar.amounts] },
    left: leftToCredit(invoice, soFar),
  };
});

const form = {
  ...creditNoteForm,
  // Somebody else's invoice is not there, whatever was typed.
  onButton: async (_: unknown, ctx: UserContext, { id }: ScreenArgs) => {
    await findInvoice(ctx, id);
    return null;
  },
};

export const action = screenAction(form, async (ctx, input, { params }) => {
  const of = params.id ?? "";
  const id = await issueCreditNote(ctx, of, input);
  const { number } = await findInvoice(ctx, id);
  if (input.again)
    return redirectWithFlash(ctx.platform, paths.editInvoice(await duplicateInvoice(ctx, of)), {
      key: "sending:creditNote.doneAgain",
      params: { number },
    });
  return redirectWithFlash(ctx.platform, paths.invoice(id), {
    key: "sending:creditNote.done",
    params: { number },
  });
});

export default function IssueCreditNote() {
  const { t } = useTranslation();
  const { isAllowed, soFar, ...page } = useLoaderData<typeof loader>();
  const { id, number, original } = page;
  const before = { ...soFar, rows: new Map(soFar.rows), amounts: new Map(soFar.amounts) };
  return (
    <PlainPage
      title={t("sending:creditNote.title", { number })}
      back={{ to: paths.invoice(id), label: t("invoices:detail.title", { number }) }}
      bodyClass="medium stack"
    >
      {!isAllowed ? (
        <NotAllowed id={id} number={number} />
      ) : original.total > soFar.total ? (
        <CreditNoteForm {...page} soFar={before} />
      ) : (
        <Message tone="note">{t("errors:credit_note.nothing_left")}</Message>
      )}
    </PlainPage>
  );
}
