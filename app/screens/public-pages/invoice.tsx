import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { offersOnlinePayment } from "#app/features/money/online-payments/provider/open-provider.server.ts";
import { countOpening } from "#app/features/front/public-pages/count-opening.server.ts";
import { invoicePageView } from "#app/features/front/public-pages/invoice-page-view.server.ts";
import { openInvoiceAt } from "#app/features/front/public-pages/open-paper.server.ts";
import { invoiceLinks } from "#app/features/front/public-pages/paper-links.ts";
import { isMemberOfAny, isPageLoad } from "#app/platform/http/pages/page-load.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { languageOf } from "#app/platform/i18n/locale.ts";
import { type PayNote, PayOnline } from "#app/ui/payments/online/pay-online.tsx";
import { ClientFrame } from "#app/ui/public-pages/client-frame.tsx";
import { clientHead } from "#app/ui/public-pages/client-head.ts";
import { ClientInvoice } from "#app/ui/public-pages/client-invoice.tsx";

export const handle = { title: "public-pages:invoice", ownFrame: true };

export const loader = publicLoader(async (visitor, { request, params, url, speak }) => {
  const { ctx, invoice, document, owners } = await openInvoiceAt(visitor, params);
  const language = languageOf(url.searchParams.get("lang")) ?? invoice.language;
  speak(language);
  if (isPageLoad(request)) countOpening(ctx, document, () => isMemberOfAny(ctx.platform, request, owners));
  const page = await invoicePageView(ctx, invoice, language);
  const offersOnline = await offersOnlinePayment(ctx, invoice);
  const { pdf, code, ask, all, pay } = invoiceLinks(params, language);
  const online = offersOnline ? { action: pay, note: payNote(url) } : null;
  return { page, pdf, code, ask, all, online };
});

/** A note only: what the address says proves nothing. */
function payNote({ searchParams }: URL): PayNote {
  if (searchParams.get("pay") === "failed") return "failed";
  return searchParams.get("paid") === "1" ? "confirming" : null;
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  clientHead(data && { ...data.page, sender: data.page.sender.name }, error);

export default function PublicInvoice() {
  const { page, online, ...files } = useLoaderData<typeof loader>();
  return (
    <ClientFrame sender={page.sender.name} brand={page.brand}>
      <ClientInvoice page={page} {...files}>
        {online ? <PayOnline {...online} /> : null}
      </ClientInvoice>
    </ClientFrame>
  );
}

export { ClientErrorPage as ErrorBoundary } from "#app/ui/public-pages/client-error.tsx";
