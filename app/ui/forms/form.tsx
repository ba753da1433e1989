import { Form as RemixForm, useActionData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { isLiftedByPro } from "#app/features/running/subscriptions/plan.ts";
import type { TranslatedHint } from "#app/platform/http/flash.server.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import type { KeptForm } from "#app/platform/forms/kept/kept-form.server.ts";
import { useDialog } from "#app/ui/elements/dialog/dialog-context.ts";
import { HintMessage, Message } from "#app/ui/elements/page/flash.tsx";
import { focusField } from "./errors/focus-field.ts";
import { useConnection } from "./errors/use-connection.ts";
import { FormIdProvider } from "./form-id.ts";
import { FormStateProvider, useFormState, useNewFormState, valueAt } from "./form-state.ts";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";

/** `items[0].quantity` */
const ROW_FIELD = /^(\w+)\[(\d+)\]\.(\w+)$/;

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
  /** The answer may be a file: the browser sends the form itself and stays on the page. */
  isDownload?: boolean;
  /** Called instead where scripts run. */
  onDownload?: (form: HTMLFormElement) => void;
  /** Long to write: the browser keeps what is typed (DRAFT_FORMS). */
  keepsDraft?: boolean;
  labels: Record<string, string>;
  children: ReactNode;
}

/** Works without scripts. In a dialog it posts to the page it has without scripts. */
export function Form(props: FormProps) {
  const { id, values, action, className, onInput, hasFile, isDownload, onDownload } = props;
  const { hint, keepsDraft, labels, children } = props;
  const { t } = useTranslation();
  const dialog = useDialog();
  const refusal = useRefusal();
  const root = useRoot();
  const kept = useKept(id);
  const { state, hideErrors, startSending } = useNewFormState({
    values: kept?.values ?? values ?? {},
    refusal: dialog || refusal?.formId === id ? refusal : undefined,
    dialog,
  });
  const Sender = dialog?.fetcher.Form ?? RemixForm;
  const connection = useConnection();
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (connection.waitsFor(event)) return;
    hideErrors();
    if (isDownload) sendNatively(event, onDownload);
    else startSending();
  };
  return (
    <Sender
      id={id}
      method="post"
      data-draft={keepsDraft && !dialog ? root?.draftsOf : undefined}
      data-typed={kept?.path}
      action={action ?? dialog?.action}
      className={className}
      encType={hasFile ? "multipart/form-data" : undefined}
      noValidate
      onSubmit={send}
      onInput={onInput ? (event) => onInput(event.currentTarget) : undefined}
    >
      <FormIdProvider value={id}>
        <FormStateProvider value={state}>
          <Problems formId={id} labels={labels} />
          {connection.isMissing ? <Message tone="bad">{t("errors:page.network")}</Message> : null}
          {kept ? <Message tone="note">{kept.told}</Message> : null}
          <HintMessage hint={refusal?.formId === id ? refusal.hint : (hint ?? null)} />
          {dialog?.returnTo ? <input type="hidden" name="redirectTo" value={dialog.returnTo} /> : null}
          {children}
        </FormStateProvider>
      </FormIdProvider>
    </Sender>
  );
}

function sendNatively(
  event: FormEvent<HTMLFormElement>,
  send = (form: HTMLFormElement) => form.submit(),
): void {
  event.preventDefault();
  send(event.currentTarget);
}

export function useFormField(name: string): { error: string | undefined; value: string } {
  const { errors, values } = useFormState();
  return { error: errors[name], value: valueAt(values, name) };
}

export function useRefusal(): Refusal | undefined {
  const ofPage = useActionData<Refusal | undefined>();
  const dialog = useDialog();
  return dialog ? dialog.fetcher.data : ofPage;
}

export function useShownValues(formId: string, values: FormValues): FormValues {
  const refusal = useRefusal();
  const kept = useKept(formId);
  return refusal?.repopulateFields ?? kept?.values ?? values;
}

function useRoot() {
  return useRouteLoaderData("root") as { kept?: ToldForm | null; draftsOf?: string } | undefined;
}

/** The loader returns it once; it stays until another page is opened. */
export function useKept(formId: string): ToldForm | null {
  const { pathname, search } = useLocation();
  const [kept] = useState(useRoot()?.kept ?? null);
  return kept?.formId === formId && kept.path === pathname + search ? kept : null;
}

export function useIsBusy(): boolean {
  return useFormState().isSending;
}

function Problems({ formId, labels }: { formId: string; labels: Record<string, string> }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const refusal = useRefusal();
  const { errors } = useFormState();
  const fields = inFormOrder(Object.entries(errors), Object.keys(labels));
  const problem = refusal?.formId === formId ? refusal.problem : null;
  const isShown = fields.length > 0 || problem !== null;
  useEffect(() => {
    if (refusal?.formId === formId && isShown) box.current?.focus();
  }, [refusal, formId, isShown]);
  if (fields.length === 0) {
    return problem ? (
      <div className="stack" ref={box} tabIndex={-1} data-refusal="">
        {isLiftedByPro(problem.code) ? (
          <UpgradePrompt text={problem.message} isRefusal />
        ) : (
          <Message tone="bad">{problem.message}</Message>
        )}
      </div>
    ) : null;
  }
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box} data-refusal="">
      <h2>{t("errors:summary", { count: fields.length })}</h2>
      <ul>
        {fields.map(([field, message]) => (
          <li key={field}>
            <a href={`#${fieldId(formId, field)}`} onClick={focusField}>
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
