import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type TextKey, useTranslation } from "#app/ui/runtime/translation.ts";
import type { ImportKind } from "#app/features/front/imports/mapping/import-kinds.ts";
import { findImport } from "#app/features/front/imports/imports.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { ImportFigures } from "#app/ui/data/imports/import-figures.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "imports:done.title" };

const LISTS: Record<ImportKind, { to: string; label: TextKey }> = {
  clients: { to: paths.clients, label: "imports:done.toClients" },
  invoices: { to: paths.invoices, label: "imports:done.toInvoices" },
  payments: { to: paths.payments, label: "imports:done.toPayments" },
  expenses: { to: paths.expenses(), label: "imports:done.toExpenses" },
  services: { to: paths.services, label: "imports:done.toServices" },
  series: { to: paths.recurring, label: "imports:done.toSeries" },
  catalogue: { to: paths.catalogue, label: "imports:done.toCatalogue" },
};

export const loader = screenLoader(async (ctx, { id }) => {
  const found = await findImport(ctx, id);
  if (found.waiting) throw redirect(paths.checkImport(id));
  return { kind: found.kind, figures: found.result };
});

export default function ImportDone() {
  const { t } = useTranslation();
  const { kind, figures } = useLoaderData<typeof loader>();
  return (
    <PlainPage title={t("imports:done.title")} bodyClass="medium stack-wide">
      <ImportFigures kind={kind} figures={figures} />
      <div className="actions">
        <Link className="button button-primary" to={LISTS[kind].to}>
          {t(LISTS[kind].label)}
        </Link>
        <Link className="button" to={paths.importData}>
          {t("imports:done.again")}
        </Link>
      </div>
    </PlainPage>
  );
}
