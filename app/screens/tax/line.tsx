import { useLoaderData } from "@remix-run/react";
import { linePage } from "#app/features/taxes/tax/screens/line-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { Steps } from "#app/ui/tax/steps.tsx";
import { TaxEntryTable } from "#app/ui/tax/entry-table.tsx";

export const handle = { title: "tax:title" };

export const loader = screenLoader((ctx, { id, params, url }) =>
  linePage(ctx, id, { line: params.line ?? "", after: url.searchParams.get("after") ?? "" }),
);

export default function TaxLinePage() {
  const { t } = useTranslation();
  const { id, name, line, word, params, rows, next, isFirst } = useLoaderData<typeof loader>();
  const text = t(`tax:line.${word}`, params);
  return (
    <PlainPage
      title={t("tax:entries.title", { line: /^\d+$/.test(line) ? `${line} ${text}` : text })}
      back={{ to: paths.taxPeriod(id), label: t("tax:page.title", { name }) }}
      bodyClass="stack"
    >
      {rows.length === 0 ? <p>{t("tax:entries.none")}</p> : <TaxEntryTable rows={rows} />}
      <Steps
        first={isFirst ? null : paths.taxLine(id, line)}
        next={next ? paths.taxLine(id, line, next) : null}
      />
    </PlainPage>
  );
}
