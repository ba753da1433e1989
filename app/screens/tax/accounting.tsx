import { useLoaderData } from "@remix-run/react";
import { accountingPage } from "#app/features/front/accounting/accounting-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { MissingInBooks } from "#app/ui/accounting/missing-in-books.tsx";
import { NextReturn } from "#app/ui/accounting/next-return.tsx";
import { OpenAges } from "#app/ui/accounting/open-ages.tsx";
import { ToPay } from "#app/ui/accounting/to-pay.tsx";
import { Trustees } from "#app/ui/accounting/trustees.tsx";
import { Turnover } from "#app/ui/accounting/turnover.tsx";
import { YearSoFar } from "#app/ui/accounting/year-so-far.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "accounting:title" };

export const loader = screenLoader(accountingPage);

export default function Accounting() {
  const { t } = useTranslation();
  const { today, vat, missing, year, open, toPay, hasEur, trustees, handedOver } =
    useLoaderData<typeof loader>();
  return (
    <>
      <div className="page-head">
        <div className="head">
          <h1 className="as-h2">{t("accounting:title")}</h1>
          <p>{t("accounting:today", { day: today })}</p>
        </div>
        <div className="body">
          <NextReturn {...vat} />
        </div>
      </div>
      {vat.isRegistered || vat.isUnknown ? null : <Turnover income={year.income.agreed} />}
      {missing.length > 0 ? (
        <Band title={t("accounting:missing.title")} hint={t("accounting:missing.hint")} bodyClass="">
          <MissingInBooks missing={missing} year={year.id} />
        </Band>
      ) : null}
      <Band
        title={t("accounting:year.title")}
        hint={<Link to={paths.year(year.id)}>{t("accounting:year.show", { year: year.name })}</Link>}
        bodyClass=""
      >
        <YearSoFar {...year} />
      </Band>
      <Band title={t("accounting:open.title")} hint={t("accounting:open.hint")} bodyClass="">
        <OpenAges sums={open} hasEur={hasEur} />
      </Band>
      {toPay.count > 0 ? <ToPay {...toPay} /> : null}
      <Band title={t("accounting:trustee.title")} hint={t("accounting:trustee.hint")} bodyClass="">
        <Trustees trustees={trustees} handedOver={handedOver} />
      </Band>
    </>
  );
}
