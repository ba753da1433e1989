import { useActionData } from "@remix-run/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PreviewView } from "#app/features/invoices/form/preview-view.ts";
import type { FieldMessage } from "#app/platform/forms/field-errors.server.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import { Message } from "#app/ui/page/flash.tsx";
import { useFormId } from "#app/ui/forms/form-id.ts";
import { fieldId } from "#app/ui/forms/form.tsx";
import { Panel } from "#app/ui/page/panel.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useWide } from "#app/ui/use-wide.ts";
import type { ScriptAnswer } from "./ask-server.ts";
import { Slip } from "#app/ui/invoices/slip.tsx";
import { useErrorLabels } from "./use-invoice-labels.ts";
import { useSlipPreview } from "./use-slip-preview.ts";

/**
 * The payment part of the form so far. Without scripts a button asks for it; with them it follows the typing, visible
 * at once where there is room beside the form.
 */
export function SlipPreview({ totals }: { totals: unknown }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const isWide = useWide();
  const [choice, setChoice] = useState<boolean | null>(null);
  const isShown = isHydrated && (choice ?? isWide);
  const asked = useSlipPreview(place, isShown, totals);
  const sent = useActionData<Refusal<{ preview?: PreviewView } | null>>()?.extra?.preview;
  const view = asked?.kind === "answer" ? asked.answer : sent;
  const problem = useProblem(asked);
  return (
    <div id="slip-preview" className="stack is-spaced" ref={place}>
      <div className="title-row">
        <h2>{t("qr-bill:preview.title")}</h2>
        {isHydrated ? (
          <button
            className="button button-quiet is-small"
            type="button"
            aria-expanded={isShown}
            onClick={() => setChoice(!isShown)}
          >
            {t(isShown ? "qr-bill:preview.hide" : "qr-bill:preview.show")}
          </button>
        ) : (
          <button className="button" type="submit" name="preview" value="1" formAction="#slip-preview">
            {t("qr-bill:preview.show")}
          </button>
        )}
      </div>
      {problem && isShown ? <Message tone="note">{problem}</Message> : null}
      {view && !problem && (isShown || !isHydrated) ? (
        <Panel name="preview" data={view}>
          {(view) => <Preview view={view} />}
        </Panel>
      ) : null}
    </div>
  );
}

function useProblem(asked: ScriptAnswer<PreviewView> | null): string {
  const { t } = useTranslation();
  if (asked?.kind === "refused") return asked.message;
  if (asked?.kind === "signed-out") return t("errors:session.required");
  return asked?.kind === "no-response" ? t("qr-bill:preview.noResponse") : "";
}

function Preview({ view: { slip, errors } }: { view: PreviewView }) {
  const { t } = useTranslation();
  if (!slip) return <Missing errors={errors} />;
  return (
    <>
      <div className="slip-frame">
        <Slip slip={slip} />
      </div>
      <p className="small soft">{t("qr-bill:preview.note")}</p>
    </>
  );
}

/** Each with a link to its field. */
function Missing({ errors }: { errors: FieldMessage[] }) {
  const { t } = useTranslation();
  const formId = useFormId();
  const labels: Record<string, string> = useErrorLabels();
  return (
    <>
      <p className="small">{t("qr-bill:preview.missing")}</p>
      <ul className="missing">
        {errors.map(({ field, message, code }) => (
          <li key={field + code}>
            <a href={`#${fieldId(formId, field)}`}>{labels[field] ?? field}</a>
            <span>{message}</span>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
