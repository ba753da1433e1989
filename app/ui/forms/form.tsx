import { Form as RemixForm, useActionData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { isLiftedByPro } from "#app/features/running/subscriptions/plan.ts";
import type { TranslatedHint } from "#app/platform/http/flash.server.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import type { KeptForm } from "#app/platform/forms/kept/kept-form.server.ts";
import { HintMessage, Message } from "#app/ui/elements/page/flash.tsx";
import { FormIdProvider } from "./form-id.ts";
import { FormStateProvider, useFormState, valueAt } from "./form-state.ts";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";

/** `items[0].quantity` */
const ROW_FIELD = /^(\w+)\[(\d+)\]\.(\w+)$/;

const NOTHING = {};

interface ToldForm extends KeptForm {
  /** Why it is here. */
  told: string;
}

interface FormProps {
  id: string;
  values?: FormValues;
  action?: string;
  className?: string;
  onInput?: (form: HTMLFormElement) => void;
  hint?: TranslatedHint | null;
  hasFile?: boolean;
  /** Leaving the page is asked about once something is typed. */
  isGuarded?: boolean;
  /** Long to write: the browser keeps what is typed (DRAFT_FORMS). */
  keepsDraft?: boolean;
  labels: Record<string, string>;
  children: ReactNode;
}

export function Form(props: FormProps) {
  const { id, values, action, className, onInput, hasFile, isGuarded } = props;
  const { hint, keepsDraft, labels, children } = props;
  const answer = useRefusal();
  const refusal = answer?.formId === id ? answer : undefined;
  const root = useRoot();
  const kept = useKept(id);
  const shown = refusal?.repopulateFields ?? kept?.values ?? values ?? NOTHING;
  const errors = refusal?.fieldErrors ?? NOTHING;
  // The same one while somebody types: every field reads it.
  const state = useMemo(() => ({ values: shown, errors }), [shown, errors]);
  return (
    <RemixForm
      id={id}
      method="post"
      reloadDocument
      data-draft={keepsDraft ? root?.draftsOf : undefined}
      data-typed={kept?.path}
      data-guard={isGuarded ? (kept ? "typed" : "") : undefined}
      action={action}
      className={className}
      encType={hasFile ? "multipart/form-data" : undefined}
      noValidate
      onInput={onInput ? (event) => onInput(event.currentTarget) : undefined}
    >
      <FormIdProvider value={id}>
        <FormStateProvider value={state}>
          <Problems formId={id} problem={refusal?.problem} labels={labels} />
          {kept ? <Message tone="note">{kept.told}</Message> : null}
          <HintMessage hint={refusal ? refusal.hint : (hint ?? null)} />
          {children}
        </FormStateProvider>
      </FormIdProvider>
    </RemixForm>
  );
}

export function useFormField(name: string): { error: string | undefined; value: string } {
  const { errors, values } = useFormState();
  return { error: errors[name], value: valueAt(values, name) };
}

export function useRefusal(): Refusal | undefined {
  return useActionData<Refusal | undefined>();
}

export function useShownValues(formId: string, values: FormValues): FormValues {
  const refusal = useRefusal();
  const kept = useKept(formId);
  return refusal?.repopulateFields ?? kept?.values ?? values;
}

function useRoot() {
  return useRouteLoaderData("root") as { kept?: ToldForm | null; draftsOf?: string } | undefined;
}

export function useKept(formId: string): ToldForm | null {
  const { pathname, search } = useLocation();
  const kept = useRoot()?.kept;
  return kept?.formId === formId && kept.path === pathname + search ? kept : null;
}

interface ProblemsProps {
  formId: string;
  problem: Refusal["problem"] | undefined;
  labels: Record<string, string>;
}

function Problems({ formId, problem, labels }: ProblemsProps) {
  const { t } = useTranslation();
  const { errors } = useFormState();
  const fields = inFormOrder(Object.entries(errors), Object.keys(labels));
  if (fields.length === 0) {
    return problem ? (
      <div className="stack" tabIndex={-1} data-refusal="">
        {isLiftedByPro(problem.code) ? (
          <UpgradePrompt text={problem.message} isRefusal />
        ) : (
          <Message tone="bad">{problem.message}</Message>
        )}
      </div>
    ) : null;
  }
  return (
    <div className="error-summary" role="alert" tabIndex={-1} data-refusal="">
      <h2>{t("errors:summary", { count: fields.length })}</h2>
      <ul>
        {fields.map(([field, message]) => (
          <li key={field}>
            <a href={`#${fieldId(formId, field)}`}>
              {t("common:labelled", { label: labelOf(field, labels, t("common:row")), text: message })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Row by row; fields without label last. */
function inFormOrder(errors: [string, string][], order: string[]): [string, string][] {
  const place = (field: string) => {
    const row = ROW_FIELD.exec(field);
    const index = order.indexOf(row ? row[1]! : field);
    const within = row ? (Number(row[2]) + 1) * 100 + order.indexOf(`${row[1]}.${row[3]}`) : 0;
    return (index < 0 ? order.length : index) * 100_000 + within;
  };
  return errors.toSorted(([a], [b]) => place(a) - place(b));
}

/** `invoice-items-0-quantity` */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replace(/[[\].]+/g, "-").replace(/-$/, "")}`;
}

export function labelOf(field: string, labels: Record<string, string>, row: string): string {
  const match = ROW_FIELD.exec(field);
  if (!match || labels[field]) return labels[field] ?? field;
  return `${row} ${Number(match[2]) + 1}, ${labels[`${match[1]}.${match[3]}`] ?? match[3]}`;
}

export function labelsOf<const Name extends string>(
  names: readonly Name[],
  label: (name: Name) => string,
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, label(name)])) as Record<Name, string>;
}
