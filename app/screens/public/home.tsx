import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { exampleInvoice } from "#app/features/selling/invoices/samples/example-invoice.server.ts";
import { invoiceLimit } from "#app/features/running/subscriptions/plan.ts";
import { francs, PRO_MONTHLY, PRO_YEARLY } from "#app/features/running/subscriptions/prices.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Stage } from "#app/ui/public/home/stage.tsx";
import { Strengths } from "#app/ui/public/home/strengths.tsx";
import { TillPaid } from "#app/ui/public/home/till-paid.tsx";
import { Timetable } from "#app/ui/public/home/timetable.tsx";
import { CurrencyCode } from "#app/ui/elements/page/amount.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { NoRegistration, ForStrangers, useTakesStrangers } from "#app/ui/public/registration.tsx";
import "#app/ui/styles/pages/landing.css";

export const handle = { title: "home:name", description: "home:lead", wide: true };

export const loader = publicLoader(async (ctx) => {
  if (isSignedIn(ctx)) throw redirect(paths.dashboard);
  const sheet = exampleInvoice(ctx);
  return {
    sheet,
    account: sheet.slip?.account[0] ?? "",
    limit: invoiceLimit("free"),
    prices: [0, PRO_MONTHLY, PRO_YEARLY].map(francs),
    swiss: ctx.platform.env.HOSTING_COUNTRY === "CH",
  };
});

export default function Home() {
  const { t } = useTranslation();
  const { sheet, account, limit, prices, swiss } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="wrap">
        <section className="hero-2">
          <h1 className="display">
            {t("home:title")}
            <br />
            {t("home:titleEnd")}
          </h1>
          <p className="lead">{t("home:lead")}</p>
          <div className="actions">
            <ForStrangers instead="nothing">
              <a className="button button-primary" href={paths.register}>
                {t("home:start")}
              </a>
            </ForStrangers>
            <a className="button button-quiet" href={paths.pricing}>
              {t("home:seePrices")}
            </a>
          </div>
          {useTakesStrangers() ? null : <NoRegistration />}
        </section>
      </div>
      <Stage sheet={sheet} account={account} />
      <div className="wrap">
        <Timetable />
        <TillPaid />
        <Strengths swiss={swiss} />
        <Band title={t("pricing:title")} bodyClass="stack">
          <dl className="figures is-three">
            {prices.map((price, index) => (
              <div key={price}>
                <dt>{t(`home:price.${["free", "monthly", "yearly"][index]!}`, { count: limit })}</dt>
                <dd className="amount">
                  <CurrencyCode />
                  {price}
                </dd>
              </div>
            ))}
          </dl>
          <p>
            <a href={paths.pricing}>{t("home:comparePlans")}</a>
          </p>
        </Band>
        <ForStrangers instead="nothing">
          <section className="last-call">
            <h2>{t("home:lastCall.title")}</h2>
            <p className="lead">{t("home:lastCall.text")}</p>
            <div className="actions">
              <a className="button button-primary" href={paths.register}>
                {t("home:start")}
              </a>
            </div>
          </section>
        </ForStrangers>
      </div>
    </>
  );
}
