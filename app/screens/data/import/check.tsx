import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { checkImport } from "#app/features/front/imports/check-import.server.ts";
import { findImport } from "#app/features/front/imports/imports.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Form } from "#app/ui/forms/form.tsx";
import { ImportAsks } from "#app/ui/data/imports/import-asks.tsx";
import { ImportErrors } from "#app/ui/data/imports/import-errors.tsx";
import { ImportFigures } from "#app/ui/data/imports/import-figures.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "imports:check.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const { waiting } = await findImport(ctx, id);
  if (!waiting) throw redirect(paths.importDone(id));
  if (!waiting.isMapped) throw redirect(paths.mapImport(id));
  return { id, kind: waiting.kind, check: await checkImport(ctx, waiting) };
});

export default function CheckImport() {
  const { t } = useTranslation();
  const { id, kind, check } = useLoaderData<typeof loader>();
  const isReady = check.errorCount === 0;
  const isEmpty = isReady && check.created + check.updated === 0;
  return (
    <PlainPage
      title={t("imports:check.title")}
      back={{ to: paths.mapImport(id), label: t("imports:mapping.title") }}
      bodyClass="stack-wide"
    >
      {isReady ? (
        <Message tone={isEmpty ? "note" : "good"}>
          {t(isEmpty ? "imports:check.nothing" : "imports:check.ready")}
        </Message>
      ) : (
        <Message tone="bad">{t("imports:check.refused", { count: check.errorCount })}</Message>
      )}
      <ImportAsks id={id} asks={check.asks} />
      {isReady ? <ImportFigures kind={kind} figures={check} /> : <ImportErrors check={check} />}
      {isReady && !isEmpty ? (
        <Form id="run" action={paths.runImport(id)} className="stack" labels={{}}>
          {kind === "invoices" ? <p className="medium">{t("imports:check.issued")}</p> : null}
          <div className="actions">
            <SubmitButton busy={t("imports:check.busy")}>{t("imports:check.submit")}</SubmitButton>
          </div>
        </Form>
      ) : (
        <Again id={id} />
      )}
    </PlainPage>
  );
}

function Again({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <div className="stack">
      <p className="medium">{t("imports:check.refusedHint")}</p>
      <div className="actions">
        <Link className="button button-primary" to={paths.importData}>
          {t("imports:check.otherFile")}
        </Link>
        <Link className="button" to={paths.mapImport(id)}>
          {t("imports:check.columns")}
        </Link>
      </div>
    </div>
  );
}
