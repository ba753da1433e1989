import { useMay } from "#app/ui/runtime/use-may.ts";
import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { RowAct, RowStep } from "#app/features/front/dashboard/today/row-act.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface RowStepProps {
  step: RowStep;
  label: string;
  /** The id of a `RowStepForm` elsewhere on the page, where the rows themselves stand in a form. */
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

/** Acts at once and leads back to the page as it is; without scripts a page asks first. */
export function RowStepForm({ act, id, children }: RowStepFormProps) {
  const { pathname, search } = useLocation();
  const may = useMay();
  if (!may("act")) return null;
  return (
    <form className="actions" action={paths.confirmAct} data-act={act.act} id={id}>
      <input type="hidden" name="act" value={act.act} />
      <input type="hidden" name="redirectTo" value={pathname + search} />
      {act.fields.map(([name, value]) => (
        <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

interface RowStepFormProps {
  act: Pick<RowAct, "act" | "fields">;
  id?: string;
  children?: ReactNode;
}
