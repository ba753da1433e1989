import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import { currentPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import { type Choices, planChoices } from "#app/features/running/subscriptions/plan-choices.ts";
import { editLimit, invoiceLimit } from "#app/features/running/subscriptions/plan.ts";
import { francs, PRO_MONTHLY, PRO_YEARLY, yearlySaving } from "#app/features/running/subscriptions/prices.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { countryName } from "#app/swiss/countries.ts";
import { SEATS } from "#app/features/people/seats/plan/seat-count.ts";
import { paths } from "#app/paths.ts";
import { PageHead } from "#app/ui/elements/page/page.tsx";
import { ForStrangers } from "#app/ui/public/registration.tsx";
import { Comparison } from "#app/ui/profile/subscriptions/comparison.tsx";
import { NotSold } from "#app/ui/profile/subscriptions/not-sold.tsx";
import { PlanButton } from "#app/ui/profile/subscriptions/plan-button.tsx";
import { PlanCard } from "#app/ui/profile/subscriptions/plan-card.tsx";
import { PlanQuestions } from "#app/ui/profile/subscriptions/plan-questions.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "pricing:title", description: "pricing:lead" };

export const loader = publicLoader(async (ctx) => {
  const { env, stripe } = ctx.platform;
  const { amount, percent } = yearlySaving();
  const business = isSignedIn(ctx) ? await findBusiness(ctx) : null;
  return {
    count: invoiceLimit("free"),
    choices: planChoices({
      plan: business && currentPlan(ctx, business),
      subscription: business?.subscription ?? null,
      billingPeriod: business?.billingPeriod ?? null,
      isConfigured: stripe !== null,
      isIncluded: env.DEFAULT_PLAN === "pro",
    }),
    limits: { invoices: invoiceLimit("free"), edits: editLimit("free") },
    prices: { monthly: francs(PRO_MONTHLY), yearly: francs(PRO_YEARLY), saving: francs(amount), percent },
    support: env.SUPPORT_EMAIL ?? "",
    country: countryName(env.HOSTING_COUNTRY ?? "", ctx.locale),
  };
});

const PRO_POINTS = ["invoices", "email", "reminders", "templates", "export", "api", "support"] as const;

export default function Pricing() {
  const { t } = useTranslation();
  const { choices, limits, support, country } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("pricing:title")}>
        <p className="lead">{t("pricing:lead", { count: limits.invoices })}</p>
      </PageHead>
      <div className="band is-open is-first">
        <div className="body stack-wide">
          <div className="plans">
            {choices.monthly === "included" ? null : <FreeCard />}
            <ProCards />
          </div>
          {choices.monthly === "unavailable" ? <NotSold support={support} /> : null}
          <p>
            <strong>{t("pricing:enterprise.name")}</strong> {t("pricing:enterprise.text", { count: SEATS.pro })}{" "}
            {support ? (
              <a href={`mailto:${support}`}>{t("pricing:enterprise.contact")}</a>
            ) : (
              t("pricing:enterprise.contact")
            )}
            .
          </p>
        </div>
      </div>
      <Comparison free={limits} />
      <PlanQuestions country={country} />
    </>
  );
}

function FreeCard() {
  const { t } = useTranslation();
  const { choices, limits } = useLoaderData<typeof loader>();
  return (
    <PlanCard
      name={t("pricing:free.name")}
      price="0"
      terms={t("pricing:free.terms")}
      points={[
        t("pricing:free.invoices", { count: limits.invoices }),
        t("pricing:free.edits", { count: limits.edits }),
        t("pricing:free.pdf"),
        t("pricing:free.clients"),
        t("pricing:free.bank"),
        t("pricing:free.recurring"),
      ]}
      isCurrent={choices.free === "current"}
    >
      {choices.free === "register" ? (
        <ForStrangers>
          <Link className="button" to={paths.register}>
            {t("pricing:free.start")}
          </Link>
        </ForStrangers>
      ) : (
        <p>{choices.free === "current" ? t("pricing:current") : null}</p>
      )}
    </PlanCard>
  );
}

function ProCards() {
  const { t } = useTranslation();
  const { choices, prices } = useLoaderData<typeof loader>();
  if (isGiven(choices)) return <GivenCard />;
  return (
    <>
      <PlanCard
        name={t("pricing:monthly.name")}
        price={prices.monthly}
        terms={t("pricing:monthly.terms")}
        points={PRO_POINTS.map((point) => t(`pricing:pro.${point}`))}
        isCurrent={choices.monthly === "current"}
      >
        <PlanButton choice={choices.monthly} period="monthly" />
      </PlanCard>
      <PlanCard
        name={t("pricing:yearly.name")}
        price={prices.yearly}
        terms={t("pricing:yearly.terms", prices)}
        points={["all", "bill"].map((point) => t(`pricing:yearly.${point}`))}
        isCurrent={choices.yearly === "current"}
      >
        <PlanButton choice={choices.yearly} period="yearly" primary />
      </PlanCard>
    </>
  );
}

function isGiven({ monthly, yearly }: Choices): boolean {
  return monthly === yearly && (monthly === "current" || monthly === "included");
}

/** Pro that nobody pays for: the operator gave it, or everybody has it. */
function GivenCard() {
  const { t } = useTranslation();
  const { choices } = useLoaderData<typeof loader>();
  return (
    <PlanCard
      name={t("accounts:plan.pro")}
      price="0"
      terms={t("pricing:given")}
      points={PRO_POINTS.map((point) => t(`pricing:pro.${point}`))}
      isCurrent={choices.monthly === "current"}
    >
      {choices.monthly === "current" ? (
        <p>{t("pricing:current")}</p>
      ) : (
        <ForStrangers>
          <Link className="button button-primary" to={paths.register}>
            {t("pricing:free.start")}
          </Link>
        </ForStrangers>
      )}
    </PlanCard>
  );
}
