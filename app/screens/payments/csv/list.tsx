import { useLoaderData } from "@remix-run/react";
import { bankName } from "#app/features/money/bank-files/csv/csv-presets.ts";
import { listMappings } from "#app/features/money/bank-files/csv/kept-mappings.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { formatIban } from "#app/swiss/iban.ts";
import { paths } from "#app/paths.ts";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { MappingTable } from "#app/ui/payments/csv/mapping-table.tsx";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "bank-csv:mappings.title" };

export const loader = screenLoader(async (ctx) => {
  const t = translator(ctx.locale);
  return (await listMappings(ctx)).map(({ id, bank, account, headings, usedAt }) => ({
    id,
    name: bankName(bank) || t("bank-csv:otherFile"),
    account: formatIban(account),
    headings: headings.filter(Boolean).join(", "),
    used: formatInstant(usedAt, ctx.locale),
  }));
});

export default function CsvMappings() {
  const { t } = useTranslation();
  const mappings = useLoaderData<typeof loader>();
  const may = useMay();
  return (
    <>
      <PageHead
        title={t("bank-csv:mappings.title")}
        back={
          may("act")
            ? { to: paths.importBankFile, label: t("payments:import.title") }
            : { to: paths.payments, label: t("payments:title") }
        }
      >
        <p className="lead">{t("bank-csv:mappings.lead")}</p>
      </PageHead>
      <Band className="is-open is-first" bodyClass="stack">
        {mappings.length ? <MappingTable mappings={mappings} /> : <p>{t("bank-csv:mappings.none")}</p>}
      </Band>
    </>
  );
}
