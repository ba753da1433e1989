import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { RowAct, RowStep } from "#app/features/dashboard/today/row-act.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface RowStepProps {
  step: RowStep;
  label: string;
  /** Of a `RowStepForm` elsewhere on the page, where the rows themselves stand in a form. */
  form?: string;
}

const LOOK = "button button-quiet is-small row-verb";

export function RowStepButton({ step, label, form }: RowStepProps) {
  const { t } = useTranslation();
  const text = t(`dashboard:verb.${step.verb}`);
  if ("lead" in step) {
    const link = (
      <Link className={LOOK} to={step.lead} aria-label={label}>
        {text}
      </Link>
    );
    return form ? link : <div className="actions">{link}</div>;
  }
  const button = (
    <button className={LOOK} aria-label={label} form={form}>
      {text}
    </button>
  );
  return form ? button : <RowStepForm act={step}>{button}</RowStepForm>;
}

/** Leads back to the page as it is. */
export function RowStepForm({ act, id, children }: { act: RowAct; id?: string; children?: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <form className="actions" method="post" action={act.act} id={id}>
      <input type="hidden" name="redirectTo" value={pathname + search} />
      {act.fields.map(([name, value]) => (
        <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
