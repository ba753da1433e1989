import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { findProfile } from "#app/features/accounts/profile.server.ts";
import { editLimit, invoiceLimit } from "#app/features/subscriptions/plan.ts";
import { PRO_MONTHLY, PRO_YEARLY, yearlySaving } from "#app/features/subscriptions/prices.ts";
import { isSignedIn } from "#app/platform/request-context.server.ts";
import { publicLoader } from "#app/platform/screen.server.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { PageHead } from "#app/ui/page.tsx";

export const handle = { title: "pricing:title" };

export const loader = publicLoader(async (ctx) => {
  const { amount, percent } = yearlySaving();
  return {
    plan: isSignedIn(ctx) ? (await findProfile(ctx)).plan : null,
    limits: { invoices: invoiceLimit("free"), edits: editLimit("free") },
    prices: { monthly: francs(PRO_MONTHLY), yearly: francs(PRO_YEARLY), saving: francs(amount), percent },
  };
});

/** Prices are whole francs. */
function francs(amount: number): string {
  return formatAmount(amount).replace(/\.00$/, "");
}

export default function Pricing() {
  const { t } = useTranslation();
  const { plan, limits, prices } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("pricing:title")}>
        <p className="lead">{t("pricing:lead", { count: limits.invoices })}</p>
      </PageHead>
      <div className="band is-open is-first">
        <div className="body">
          <div className="plans">
            <Card
              name={t("pricing:free.name")}
              price="0"
              terms={t("pricing:free.terms")}
              points={[
                t("pricing:free.invoices", { count: limits.invoices }),
                t("pricing:free.edits", { count: limits.edits }),
                t("pricing:free.pdf"),
                t("pricing:free.clients"),
              ]}
              isCurrent={plan === "free"}
              isVisitor={plan === null}
            />
            <Card
              name={t("pricing:monthly.name")}
              price={prices.monthly}
              terms={t("pricing:monthly.terms")}
              points={["invoices", "email", "export", "api"].map((point) => t(`pricing:pro.${point}`))}
              isCurrent={plan === "pro"}
            />
            <Card
              name={t("pricing:yearly.name")}
              price={prices.yearly}
              terms={t("pricing:yearly.terms", prices)}
              points={["all", "bill", "templates", "support"].map((point) => t(`pricing:yearly.${point}`))}
              isCurrent={plan === "pro"}
            />
          </div>
        </div>
      </div>
    </>
  );
}

interface CardProps {
  name: string;
  /** Whole francs. */
  price: string;
  terms: string;
  points: string[];
  isCurrent: boolean;
  isVisitor?: boolean;
}

function Card({ name, price, terms, points, isCurrent, isVisitor }: CardProps) {
  const { t } = useTranslation();
  return (
    <section className={isCurrent ? "plan is-chosen" : "plan"}>
      <h2>{name}</h2>
      <p className="price amount">
        <span className="currency">CHF</span>
        {price}
      </p>
      <p>{terms}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {isCurrent ? <p>{t("pricing:current")}</p> : null}
      {isVisitor ? (
        <Link className="button" to={paths.register}>
          {t("pricing:free.start")}
        </Link>
      ) : null}
    </section>
  );
}
