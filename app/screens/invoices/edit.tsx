import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findCatalogueChoices } from "#app/features/selling/catalogue/catalogue-options.server.ts";
import { findClientOptions } from "#app/features/selling/invoices/form/client-options.server.ts";
import { invoiceFormOptions } from "#app/features/selling/invoices/form/invoice-form-options.ts";
import { invoiceFormValues } from "#app/features/selling/invoices/form/invoice-form-values.ts";
import { invoiceForm } from "#app/features/selling/invoices/writing/invoice-form.server.ts";
import { firstPreview } from "#app/features/selling/invoices/preview/preview-form.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { findSameReference } from "#app/features/selling/invoices/document/invoice-warnings.server.ts";
import { findOwnSender } from "#app/features/selling/invoices/document/own-sender.server.ts";
import { updateInvoice } from "#app/features/selling/invoices/update-invoice.server.ts";
import { findAllowance } from "#app/features/running/subscriptions/usage.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { useRefusal, useShownValues } from "#app/ui/forms/form.tsx";
import { ConflictNotice } from "#app/ui/forms/conflict.tsx";
import { InvoiceForm } from "#app/ui/invoices/form/invoice-form.tsx";
import { LockedBanner } from "#app/ui/invoices/locked-banner.tsx";
import { sameReferenceHint } from "#app/ui/invoices/form/same-reference-hint.ts";
import { useErrorLabels } from "#app/ui/invoices/form/use-invoice-labels.ts";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";
import { unbroken } from "#app/ui/elements/page/page.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "invoices:edit.title", offersPro: true, wide: true, island: true };

export const loader = screenLoader(async (ctx, { id }) => {
  const invoice = await findInvoice(ctx, id);
  const { edits: left } = await findAllowance(ctx);
  const values = invoiceFormValues(invoice);
  return {
    isUsedUp: left === 0,
    id: invoice.id,
    number: invoice.number,
    status: invoice.status,
    isLocked: invoice.state !== "draft",
    values,
    preview: await firstPreview(ctx, { ...values, invoice: invoice.id }),
    ...(invoice.deductions ? { deductions: invoice.deductions } : {}),
    clients: await findClientOptions(ctx),
    catalogue: await findCatalogueChoices(ctx, ctx.locale),
    ...invoiceFormOptions(await findOwnSender(ctx), ctx),
  };
});

export const action = screenAction(
  {
    ...invoiceForm,
    exists: (ctx, { id }) => findInvoice(ctx, id),
    saved: async (ctx, { id }) => invoiceFormValues(await findInvoice(ctx, id)),
  },
  async (ctx, input, { id }) => {
    await updateInvoice(ctx, id, input);
    const invoice = await findInvoice(ctx, id);
    const hint = sameReferenceHint(await findSameReference(ctx, invoice));
    return redirectWithFlash(ctx.platform, paths.invoice(id), { key: "invoices:edit.saved", hint });
  },
);

export default function EditInvoice() {
  const { t } = useTranslation();
  const { number, status, isUsedUp, ...form } = useLoaderData<typeof loader>();
  const { id, isLocked } = form;
  const refusal = useRefusal();
  const labels = useErrorLabels();
  const values = useShownValues("invoice", form.values);
  const head = (
    <>
      <div className="writer-head">
        <h1>{unbroken(t("invoices:edit.heading", { number }))}</h1>
        <p>
          <Link to={paths.invoice(id)}>{`${t("invoices:invoice")} ${number}`}</Link>
        </p>
      </div>
      {isLocked && <LockedBanner id={id} status={status} />}
      {isUsedUp && !isLocked && !refusal && <UpgradePrompt text={t("errors:invoice.edit_limit_reached")} />}
    </>
  );
  return (
    <InvoiceForm
      key={String(values.splitOn)}
      {...form}
      values={values}
      head={head}
      notice={<ConflictNotice labels={labels} />}
    />
  );
}
