import { useLoaderData } from "@remix-run/react";
import { sumsOfProjects } from "#app/features/front/projects/project-sums.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { daysOfMonth, isMonth } from "#app/swiss/dates.ts";
import { formatAmount, formatMoney } from "#app/swiss/money.ts";
import { formatQuantity } from "#app/swiss/quantity.ts";
import { paths } from "#app/paths.ts";
import { Form } from "@remix-run/react";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { RecordTable, RowLink } from "#app/ui/elements/tables/record-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "services:projects.title" };

export const loader = screenLoader(async (ctx, { url: { searchParams } }) => {
  const asked = searchParams.get("month") ?? "";
  const month = isMonth(asked) ? asked : "";
  const { dateFrom, dateTo } = month ? daysOfMonth(month) : { dateFrom: "0001-01-01", dateTo: "9999-12-31" };
  const sums = await sumsOfProjects(ctx, { from: dateFrom, to: dateTo });
  return {
    month,
    rows: sums.map(({ project, income, incomeEur, open, hours, costs, result }) => ({
      id: project,
      income: [formatAmount(income), incomeEur === 0 ? "" : formatMoney(incomeEur, "EUR")]
        .filter(Boolean)
        .join(" + "),
      open: formatAmount(open),
      hours: formatQuantity(hours),
      costs: formatAmount(costs),
      result: formatAmount(result),
    })),
  };
});

export default function Projects() {
  const { t } = useTranslation();
  const { month, rows } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("services:projects.title")}
      back={{ to: paths.services, label: t("services:title") }}
      bodyClass="stack"
    >
      <p>{t("services:projects.lead")}</p>
      <Form className="search" reloadDocument action={paths.projects}>
        <label>
          {t("services:filter.month")} <input name="month" type="month" defaultValue={month} />
        </label>
        <button className="button">{t("services:filter.show")}</button>
      </Form>
      {rows.length === 0 ? (
        <p>{t("services:projects.none")}</p>
      ) : (
        <RecordTable
          caption={t("services:projects.title")}
          rows={rows}
          columns={[
            {
              head: t("invoices:field.project"),
              place: "title wrap-any",
              of: ({ id }) => <RowLink to={paths.servicesFor({ project: id, month })}>{id}</RowLink>,
            },
            {
              head: t("services:projects.income"),
              place: "rest num",
              isLabelled: true,
              of: ({ income }) => income,
            },
            {
              head: t("services:projects.open"),
              place: "rest num",
              isLabelled: true,
              of: ({ open }) => open,
            },
            {
              head: t("services:projects.hours"),
              place: "rest num",
              isLabelled: true,
              of: ({ hours }) => hours,
            },
            {
              head: t("services:projects.costs"),
              place: "rest num",
              isLabelled: true,
              of: ({ costs }) => costs,
            },
            { head: t("services:projects.result"), place: "amount num", of: ({ result }) => result },
          ]}
        />
      )}
    </PlainPage>
  );
}
