import { redirect } from "@remix-run/node";
import { z } from "zod";
import { startOnlinePayment } from "#app/features/money/online-payments/start-online-payment.server.ts";
import { openInvoiceAt } from "#app/features/front/public-pages/open-paper.server.ts";
import { invoiceLinks } from "#app/features/front/public-pages/paper-links.ts";
import { publicAction, publicLoader } from "#app/platform/http/screen.server.ts";
import { type Locale, languageOf } from "#app/platform/i18n/locale.ts";

export const handle = { title: "public-pages:invoice", ownFrame: true };

export const loader = publicLoader(async (visitor, { params }) => {
  const { invoice } = await openInvoiceAt(visitor, params);
  return redirect(invoiceLinks(params, invoice.language).page, { status: 303 });
});

export const action = publicAction({ schema: z.object({}) }, async (visitor, _input, { params, url }) => {
  const { ctx, invoice, document } = await openInvoiceAt(visitor, params);
  const locale = languageOf(url.searchParams.get("lang")) ?? invoice.language;
  const urlIn = (language: Locale) => ctx.platform.env.appUrl + invoiceLinks(params, language).page;
  const { version } = document;
  const started = await startOnlinePayment({ ...ctx, locale }, invoice.id, { version, urlIn });
  if (started.outcome === "redirect") return redirect(started.url, { status: 303 });
  const note =
    started.outcome === "confirming" ? "&paid=1" : started.outcome === "failed" ? "&pay=failed" : "";
  return redirect(invoiceLinks(params, locale).page + note, { status: 303 });
});

export { ClientErrorPage as ErrorBoundary } from "#app/ui/public-pages/client-error.tsx";
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
