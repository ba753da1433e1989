import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { ensureSent } from "#app/features/selling/invoices/ensure-status.server.ts";
import { markOf } from "#app/features/selling/invoices/view/invoice-mark.ts";
import { slipViewOf } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { findPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import { paths } from "#app/paths.ts";
import { optionalVersion } from "#app/platform/forms/fields.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { Slip } from "#app/ui/invoices/slip.tsx";
import { Amount } from "#app/ui/elements/page/amount.tsx";
import { FINISH_FORM, FinishForm } from "#app/ui/start/finish-form.tsx";
import { MoreLinks } from "#app/ui/start/more-links.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "first-day:done.title", wide: true };

export const loader = screenLoader(async (ctx, { id }) => {
  const invoice = await findInvoice(ctx, id);
  const bill = slipFor({ ...invoice, isCopy: false, mark: markOf(invoice) });
  return {
    id: invoice.id,
    number: invoice.number,
    total: invoice.total,
    facts: { name: invoice.recipient.name, day: formatDay(invoice.dueDate, ctx.locale) },
    canSend: (await findPlan(ctx)) !== "free",
    slip: bill && slipViewOf(bill, invoice.language),
    isDraft: invoice.status === "draft",
    version: String(invoice.version),
  };
});

/** Pressed again, it only downloads again. */
export const action = screenAction(
  { form: FINISH_FORM, schema: z.object({ version: optionalVersion() }) },
  async (ctx, { version }, { id }) => {
    await ensureSent(ctx, id, version);
    return redirect(paths.invoicePdf(id), 303);
  },
);

export default function FirstInvoice() {
  const { t } = useTranslation();
  const { id, number, total, facts, canSend, slip, isDraft, version } = useLoaderData<typeof loader>();
  return (
    <div className="writer-page">
      <div className="writer">
        <div className="writer-work">
          <div className="writer-head">
            <h1>{t("first-day:done.title")}</h1>
            <p>{number}</p>
          </div>
          <Amount value={total} />
          <p className="soft">{t("first-day:done.facts", facts)}</p>
          {canSend ? (
            <p className="is-spaced">
              <Link className="button button-primary" to={paths.sendInvoice(id)}>
                {t("first-day:done.send")}
              </Link>
            </p>
          ) : null}
          <FinishForm id={id} version={version} isDraft={isDraft} canSend={canSend} />
          <p className="is-spaced">
            <Link className="button" to={paths.invoice(id)}>
              {t("first-day:done.open")}
            </Link>
          </p>
          <MoreLinks />
        </div>
        <section className="writer-paper" aria-label={t("first-day:slip")}>
          <div className="paper-stick">
            <div className="paper-head">
              <h2>{t("first-day:slip")}</h2>
              {slip ? <p>{t("first-day:done.slipHint")}</p> : null}
            </div>
            {slip ? (
              <div className="slip-frame is-pay">
                <Slip slip={slip} />
              </div>
            ) : null}
          </div>
        </section>
      </div>
    </div>
  );
}
