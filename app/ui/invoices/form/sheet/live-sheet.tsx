import { useActionData } from "@remix-run/react";
import { memo, useRef, useState } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { PreviewView } from "#app/features/selling/invoices/preview/preview-view.ts";
import type { FieldMessage } from "#app/platform/forms/field-errors.server.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import { fieldId, useKept } from "#app/ui/forms/form.tsx";
import { InvoiceSheet } from "#app/ui/invoices/invoice-sheet.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Panel } from "#app/ui/elements/page/panel.tsx";
import { useHydrated } from "#app/ui/runtime/use-hydrated.ts";
import type { ScriptAnswer } from "#app/ui/invoices/form/ask-server.ts";
import { useErrorLabels } from "#app/ui/invoices/form/use-invoice-labels.ts";
import { useLiveSheet } from "./use-live-sheet.ts";
import { usePaperWriting } from "./use-paper-writing.ts";
import { WrittenPaper } from "./written-paper.tsx";

interface LiveSheetProps {
  formId: string;
  drawnAt: string;
  /** An offer has no payment part. */
  hasSlip: boolean;
  /** Fields that the form has, of those that a payment part may lack; all of them by default. */
  fields?: readonly string[];
  initial: PreviewView;
}

/**
 * The form as it would be printed. Without scripts a button draws it anew; with them it follows the typing.
 * Memoised: with each key the form around it is drawn anew, and the sheet only when the server has answered.
 */
export const LiveSheet = memo(function LiveSheet(props: LiveSheetProps) {
  const { formId, drawnAt, hasSlip, fields, initial } = props;
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(true);
  const refusal = useActionData<Refusal<{ preview?: PreviewView } | null>>();
  const sent = refusal?.extra?.preview;
  const asksAtOnce = Boolean(useKept(formId) ?? refusal);
  const answer = useLiveSheet({ place, formId, drawnAt, isOn: isShown, asksAtOnce });
  const asked = answer?.kind === "answer" ? answer.answer : sent;
  const view = asked ?? initial;
  const problem = useProblem(answer);
  const box = useRef<HTMLDivElement>(null);
  const writing = usePaperWriting(formId, box);
  return (
    <section className="writer-paper is-tab" id="paper" aria-label={t("invoices:writer.sheet")}>
      <div className="paper-stick" id="slip-preview" ref={place}>
        <div className="paper-head">
          <h2>{t("invoices:writer.sheet")}</h2>
          {isShown && <WriteButton onPress={writing.begin} />}
          <PreviewButton formId={formId} isShown={isShown} onToggle={() => setShown(!isShown)} />
        </div>
        {isShown && problem && <Message tone="note">{problem}</Message>}
        {isShown && !problem && (
          <WrittenPaper formId={formId} rows={view.rows} box={box} writing={writing}>
            <Panel name="preview" data={view}>
              {(view) => (
                <>
                  {view.notes.map((text) => (
                    <Message key={text} tone="note">
                      {text}
                    </Message>
                  ))}
                  {view.split && (
                    <button className="button is-small" name="split" form={formId}>
                      {view.split}
                    </button>
                  )}
                  {hasSlip ? (
                    <Paper formId={formId} fields={fields} view={view} isPristine={!asked} />
                  ) : (
                    <InvoiceSheet sheet={{ ...view.sheet, slip: null }} isTrue />
                  )}
                </>
              )}
            </Panel>
          </WrittenPaper>
        )}
      </div>
    </section>
  );
});

function WriteButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation();
  if (!useHydrated()) return null;
  return (
    <button className="button button-quiet is-small only-wide" type="button" onClick={onPress}>
      {t("invoices:writer.onPaper")}
    </button>
  );
}

interface PreviewButtonProps {
  formId: string;
  isShown: boolean;
  onToggle: () => void;
}

/** Apart from the sheet, which React could not take over while its owner changes. */
function PreviewButton({ formId, isShown, onToggle }: PreviewButtonProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  if (!isHydrated) {
    return (
      <button className="button is-small" name="preview" form={formId} formAction="#paper">
        {t("qr-bill:preview.show")}
      </button>
    );
  }
  return (
    <button className="button button-quiet is-small" type="button" aria-expanded={isShown} onClick={onToggle}>
      {t(isShown ? "qr-bill:preview.hide" : "qr-bill:preview.show")}
    </button>
  );
}

function useProblem(asked: ScriptAnswer<PreviewView> | null): string {
  const { t } = useTranslation();
  if (asked?.kind === "refused") return asked.message;
  if (asked?.kind === "signed-out") return t("errors:session.required");
  return asked?.kind === "no-response" ? t("qr-bill:preview.noResponse") : "";
}

interface PaperProps extends Pick<LiveSheetProps, "formId" | "fields"> {
  view: PreviewView;
  isPristine: boolean;
}

function Paper({ formId, fields, view, isPristine }: PaperProps) {
  const { t } = useTranslation();
  return (
    <>
      <InvoiceSheet sheet={{ ...view.sheet, slip: view.slip }} isTrue>
        <div className="sheet-gap">
          {isPristine ? (
            <p>{t("invoices:writer.slipLater")}</p>
          ) : (
            <Missing formId={formId} fields={fields} errors={view.errors} />
          )}
        </div>
      </InvoiceSheet>
      {view.slip && <p className="small soft is-spaced">{t("qr-bill:preview.note")}</p>}
    </>
  );
}

interface MissingProps extends Pick<LiveSheetProps, "formId" | "fields"> {
  errors: FieldMessage[];
}

function Missing({ formId, fields, errors }: MissingProps) {
  const { t } = useTranslation();
  const labels: Record<string, string> = useErrorLabels();
  return (
    <>
      <p>{t("qr-bill:preview.missing")}</p>
      <ul className="missing">
        {errors.map(({ field, message, code }) => (
          <li key={field + code} title={code}>
            {fields && !fields.includes(field) ? (
              <span>{labels[field] ?? field}</span>
            ) : (
              <a href={`#${fieldId(formId, field)}`}>{labels[field] ?? field}</a>
            )}
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
