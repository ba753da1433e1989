import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findCatalogueChoices } from "#app/features/selling/catalogue/catalogue-options.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { blankInvoiceForm } from "#app/features/selling/invoices/form/invoice-draft.ts";
import {
  findClientOptions,
  valuesOfClient,
} from "#app/features/selling/invoices/form/client-options.server.ts";
import { invoiceFormOptions } from "#app/features/selling/invoices/form/invoice-form-options.ts";
import { invoiceForm } from "#app/features/selling/invoices/writing/invoice-form.server.ts";
import { firstPreview } from "#app/features/selling/invoices/preview/preview-form.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { findSameReference } from "#app/features/selling/invoices/document/invoice-warnings.server.ts";
import { findOwnSender } from "#app/features/selling/invoices/document/own-sender.server.ts";
import { findOwnTexts } from "#app/features/selling/invoices/texts/own-texts.server.ts";
import { notesOf } from "#app/features/selling/invoices/texts/own-texts.ts";
import { findAllowance } from "#app/features/running/subscriptions/usage.server.ts";
import { startFromTemplate } from "#app/features/selling/templates/start-from-template.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";
import { paths } from "#app/paths.ts";
import { useRefusal, useShownValues } from "#app/ui/forms/form.tsx";
import { InvoiceForm } from "#app/ui/invoices/form/invoice-form.tsx";
import { sameReferenceHint } from "#app/ui/invoices/form/same-reference-hint.ts";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "invoices:create.title", offersPro: true, wide: true, island: true };

export const loader = screenLoader(async (ctx, { url }) => {
  const client = url.searchParams.get("client");
  const template = url.searchParams.get("template");
  const start = template ? await startFromTemplate(ctx, template) : {};
  const own = await findOwnSender(ctx);
  const { invoices: left } = await findAllowance(ctx);
  const chosen = client ? await valuesOfClient(ctx, client) : {};
  const language = isLocale(chosen.language) ? chosen.language : ctx.user.language;
  const texts = await findOwnTexts(ctx);
  const values = {
    ...blankInvoiceForm(ctx.today, own.sender, { language, texts }),
    ...chosen,
    ...start,
  };
  return {
    isUsedUp: left === 0,
    /** A template was asked for, which Free does not include. */
    isProOnly: start === null,
    values,
    ownNotes: notesOf(texts),
    preview: await firstPreview(ctx, values),
    clients: await findClientOptions(ctx),
    catalogue: await findCatalogueChoices(ctx, ctx.locale),
    ...invoiceFormOptions(own, ctx),
  };
});

export const action = screenAction(invoiceForm, async (ctx, input) => {
  const id = await createInvoice(ctx, input);
  const invoice = await findInvoice(ctx, id);
  const hint = sameReferenceHint(await findSameReference(ctx, invoice));
  return redirectWithFlash(ctx.platform, paths.invoice(id), { key: "invoices:create.saved", hint });
});

export default function CreateInvoice() {
  const { t } = useTranslation();
  const { isUsedUp, isProOnly, ...form } = useLoaderData<typeof loader>();
  const refusal = useRefusal();
  const values = useShownValues("invoice", form.values);
  const head = (
    <>
      <div className="writer-head">
        <h1>{t("invoices:create.title")}</h1>
        {form.canSend ? (
          <p>
            <Link to={paths.templates}>{t("invoices:create.fromTemplate")}</Link>
          </p>
        ) : null}
      </div>
      {isProOnly && !refusal ? <UpgradePrompt text={t("errors:plan.pro_required")} /> : null}
      {isUsedUp && !refusal ? <UpgradePrompt text={t("errors:invoice.limit_reached")} /> : null}
    </>
  );
  return <InvoiceForm {...form} values={values} head={head} />;
}
