import { redirect } from "@remix-run/node";
import { z } from "zod";
import { startOnlinePayment } from "#app/features/money/online-payments/start-online-payment.server.ts";
import { openInvoicePage } from "#app/features/front/public-pages/open-invoice-page.server.ts";
import { publicAction, publicLoader } from "#app/platform/http/screen.server.ts";
import { type Locale, languageOf } from "#app/platform/i18n/locale.ts";
import { paths } from "#app/paths.ts";

export const handle = { title: "public-pages:invoice", ownFrame: true };

export const loader = publicLoader(async (visitor, { params }) => {
  const token = params.token ?? "";
  await openInvoicePage(visitor, token);
  return redirect(paths.publicInvoice(token), { status: 303 });
});

export const action = publicAction({ schema: z.object({}) }, async (visitor, _input, { params, url }) => {
  const token = params.token ?? "";
  const { ctx, invoice, document } = await openInvoicePage(visitor, token);
  const locale = languageOf(url.searchParams.get("lang")) ?? invoice.language;
  const urlIn = (language: Locale) => ctx.platform.env.appUrl + paths.publicInvoice(token, language);
  const { version } = document;
  const started = await startOnlinePayment({ ...ctx, locale }, invoice.id, { version, urlIn });
  if (started.outcome === "redirect") return redirect(started.url, { status: 303 });
  return redirect(paths.paidInvoice(token, locale, started.outcome), { status: 303 });
});

export { ClientErrorPage as ErrorBoundary } from "#app/ui/public-pages/client-error.tsx";
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
