import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { checkImport } from "#app/features/front/imports/check-import.server.ts";
import { findImport } from "#app/features/front/imports/imports.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import type { ImportKind } from "#app/features/front/imports/mapping/import-kinds.ts";
import { Form } from "#app/ui/forms/form.tsx";
import { DropForm } from "#app/ui/data/imports/drop-form.tsx";
import { FaultyRowsForm } from "#app/ui/data/imports/faulty-rows-form.tsx";
import { ShownRowsTable } from "#app/ui/data/imports/shown-rows-table.tsx";
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
  const { errors, ...check } = await checkImport(ctx, waiting);
  return { id, kind: waiting.kind, check, errors: errors.filter(({ place, row }) => !place && row === null) };
});

export default function CheckImport() {
  const { t } = useTranslation();
  const { id, kind, check, errors } = useLoaderData<typeof loader>();
  const { asks, faulty, taken } = check;
  const isReady = check.errorCount === 0;
  const isEmpty = isReady && check.created + check.updated === 0;
  const isBegun = taken.created + taken.updated + taken.skipped > 0;
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
      {isBegun ? <p className="medium">{t("imports:check.takenSoFar", { ...taken })}</p> : null}
      <ImportErrors errors={errors} />
      <ImportAsks id={id} asks={asks} />
      {faulty.length > 0 ? <FaultyRowsForm id={id} rows={faulty} more={check.moreFaulty} /> : null}
      {isReady || check.mayTakeGood ? (
        <>
          <ImportFigures kind={kind} figures={check} />
          <ShownRowsTable {...check.shown} />
        </>
      ) : null}
      {(isReady && !isEmpty) || check.mayTakeGood ? (
        <RunForm id={id} kind={kind} waiting={isReady ? 0 : check.waiting} />
      ) : null}
      <Again id={id} isBegun={isBegun} />
    </PlainPage>
  );
}

interface RunFormProps {
  id: string;
  kind: ImportKind;
  /** Rows that would stay behind. */
  waiting: number;
}

function RunForm({ id, kind, waiting }: RunFormProps) {
  const { t } = useTranslation();
  return (
    <Form id="run" action={paths.runImport(id)} className="stack" labels={{}}>
      {kind === "invoices" ? <p className="medium">{t("imports:check.issued")}</p> : null}
      {waiting > 0 ? <p className="medium">{t("imports:check.goodHint", { count: waiting })}</p> : null}
      <input type="hidden" name="choice" value={waiting > 0 ? "good" : "whole"} />
      <div className="actions">
        <SubmitButton busy={t("imports:check.busy")}>
          {t(waiting > 0 ? "imports:check.takeGood" : "imports:check.submit")}
        </SubmitButton>
      </div>
    </Form>
  );
}

function Again({ id, isBegun }: { id: string; isBegun: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="stack">
      <div className="actions">
        <Link className="button" to={paths.importData}>
          {t("imports:check.otherFile")}
        </Link>
        <Link className="button" to={paths.mapImport(id)}>
          {t("imports:check.columns")}
        </Link>
      </div>
      <DropForm id={id} isBegun={isBegun} />
    </div>
  );
}
