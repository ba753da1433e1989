import { redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { findImport } from "#app/features/imports/imports.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { ImportFigures } from "#app/ui/imports/import-figures.tsx";
import { Band, PageHead } from "#app/ui/page/page.tsx";

export const handle = { title: "imports:done.title" };

export const loader = screenLoader(async (ctx, { params }) => {
  const id = params.id ?? "";
  const found = await findImport(ctx, id);
  if (found.waiting) throw redirect(paths.checkImport(id));
  return { kind: found.kind, figures: found.result };
});

export default function ImportDone() {
  const { t } = useTranslation();
  const { kind, figures } = useLoaderData<typeof loader>();
  const ofClients = kind === "clients";
  return (
    <>
      <PageHead title={t("imports:done.title")} />
      <Band className="is-open is-first" bodyClass="medium stack-wide">
        <ImportFigures kind={kind} figures={figures} />
        <div className="actions">
          <Link className="button button-primary" to={ofClients ? paths.clients : paths.invoices}>
            {t(ofClients ? "imports:done.toClients" : "imports:done.toInvoices")}
          </Link>
          <Link className="button" to={paths.importData}>
            {t("imports:done.again")}
          </Link>
        </div>
      </Band>
    </>
  );
}
