import { useLoaderData } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { FIRST_DAY_STEPS, type FirstDayStep } from "#app/features/selling/first-day/first-day.ts";
import type { FirstDayPage } from "#app/features/selling/first-day/first-day-page.server.ts";
import { paths } from "#app/paths.ts";
import { GrowingSlip } from "./growing-slip.tsx";
import { StepForm } from "./step-form.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export function FirstDayScreen() {
  return <FirstDay page={useLoaderData() as FirstDayPage} />;
}

/** Three steps that end in a payment slip of one's own. */
export function FirstDay({ page }: { page: FirstDayPage }) {
  const { t } = useTranslation();
  return (
    <div className="writer-page">
      <div className="writer">
        <div className="writer-work">
          <div className="writer-head">
            <h1>{t("first-day:title")}</h1>
            <p>{t("first-day:time")}</p>
          </div>
          <ol className="steps">
            {FIRST_DAY_STEPS.map((step) => (
              <Step key={step} step={step} page={page} />
            ))}
          </ol>
          <form className="is-spaced" method="post" action={paths.skipStart}>
            <button className="button button-quiet is-edge">{t("first-day:skip")}</button>
          </form>
        </div>
        <section className="writer-paper" aria-label={t("first-day:slip")}>
          <div className="paper-stick">
            <div className="paper-head">
              <h2>{t("first-day:slip")}</h2>
              <p>{t("first-day:slipHint")}</p>
            </div>
            <GrowingSlip {...page} />
          </div>
        </section>
      </div>
    </div>
  );
}

function Step({ step, page }: { step: FirstDayStep; page: FirstDayPage }) {
  const { t } = useTranslation();
  const title = t(`first-day:${step}.title`);
  if (step === page.step) {
    return (
      <li className="is-now" aria-current="step">
        <h2>{title}</h2>
        <div className="step-body">
          <StepForm {...page} />
        </div>
      </li>
    );
  }
  if (step === "invoice" || !page.done[step]) {
    return (
      <li className="is-next">
        <h2>{title}</h2>
        {step === "invoice" ? <span className="small">{t("first-day:invoice.hint")}</span> : null}
      </li>
    );
  }
  return (
    <Done step={step} title={title}>
      {page[step].map((line, index) => (
        <Fragment key={line}>
          {index > 0 ? <br /> : null}
          {line}
        </Fragment>
      ))}
    </Done>
  );
}

function Done({ step, title, children }: { step: FirstDayStep; title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <li className="is-done">
      <h2>{title}</h2>
      <Link className="step-do" to={paths.changeFirstDay(step)}>
        {t("first-day:change")}
        <span className="visually-hidden">: {title}</span>
      </Link>
      <div className="step-body soft">
        <p>{children}</p>
      </div>
    </li>
  );
}
