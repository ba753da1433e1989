import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { fieldIn, type TypedField } from "./form-fields.ts";
import { placeOnSheet } from "./next-place.ts";
import type { PaperWriting, Spot } from "./use-paper-writing.ts";

interface PaperEditorProps {
  spot: Spot;
  box: RefObject<HTMLDivElement>;
  writing: PaperWriting;
  /** Of the form's fields; those of each row say the same. */
  labels: ReadonlyMap<string, string> | undefined;
}

/** Amounts are written over, texts are gone on with. */
const WRITTEN_OVER = /\.(quantity|unitPrice|vatRate)$/;

/** Lies over its place of the sheet, so that a sheet that is drawn anew moves neither focus nor caret. */
export function PaperEditor({ spot, box, writing, labels }: PaperEditorProps) {
  const { t } = useTranslation();
  const id = "paper-editor";
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<TypedField | null>(null);
  const { field, before, turn } = spot;
  const form = writing.form();
  const own = form && fieldIn(form, field);
  const row = /\[(\d+)\]/.exec(field)?.[1];
  const label = labels?.get(field.replace(/\[\d+\]/, "[0]")) ?? "";
  useLayoutEffect(() => {
    if (box.current && frame.current)
      layOver(frame.current, box.current, placeOnSheet(field, writing.placesOf()));
  });
  useEffect(() => {
    const typed = input.current;
    typed?.focus();
    if (typed?.type !== "date")
      typed?.setSelectionRange(WRITTEN_OVER.test(field) ? 0 : before.length, before.length);
  }, [field, before]);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const typed = form && fieldIn(form, field);
      if (!input.current || !typed || target !== typed || input.current.value === typed.value) return;
      input.current.value = typed.value;
    };
    form?.addEventListener("input", follow);
    return () => form?.removeEventListener("input", follow);
  }, [form, field]);
  const shared = {
    id,
    defaultValue: before,
    autoComplete: "off",
    onInput: (event: { currentTarget: TypedField }) => writing.write(event.currentTarget.value),
    onKeyDown: (event: KeyboardEvent) => onKey(event, { spot, box, writing }),
    onBlur: () => writing.close(turn),
  };
  return (
    <div className="paper-editor" ref={frame} data-kind={kindOf(field, own)}>
      <label htmlFor={id}>
        {row === undefined ? label : `${t("common:row")} ${Number(row) + 1}, ${label}`}
      </label>
      {own instanceof HTMLTextAreaElement ? (
        <textarea {...shared} ref={(element) => void (input.current = element)} rows={3} />
      ) : (
        <input
          {...shared}
          ref={(element) => void (input.current = element)}
          type={own?.type ?? "text"}
          inputMode={WRITTEN_OVER.test(field) ? "decimal" : undefined}
        />
      )}
    </div>
  );
}

function kindOf(field: string, own: TypedField | null): "text" | "date" | "amount" {
  if (own?.type === "date") return "date";
  return WRITTEN_OVER.test(field) || field.endsWith(".unit") ? "amount" : "text";
}

/** Escape takes back, Enter and Tab go on; at either end Tab leaves the sheet as it leaves any field. */
function onKey(event: KeyboardEvent, { spot, box, writing }: Omit<PaperEditorProps, "labels">): void {
  if (event.nativeEvent.isComposing) return;
  if (event.key === "Escape") {
    event.preventDefault();
    writing.takeBack();
    const place = placeOnSheet(spot.field, writing.placesOf());
    box.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)?.focus();
  } else if (event.key === "Tab") {
    if (writing.goOn(event.shiftKey ? -1 : 1)) event.preventDefault();
  } else if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    if (!writing.goOn(1)) writing.close(spot.turn);
  }
}

/** Within the sheet's width; px. */
function layOver(frame: HTMLElement, box: HTMLElement, place: string): void {
  const shown = box.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
  // A phone has no room for every column.
  const anchor = (shown?.offsetParent ? shown : shown?.closest("tr"))?.getBoundingClientRect();
  if (!anchor) return;
  const around = box.getBoundingClientRect();
  const isRight = frame.dataset.kind === "amount";
  const left = isRight ? anchor.right - frame.offsetWidth : anchor.left;
  const room = around.width - frame.offsetWidth;
  frame.style.insetInlineStart = `${Math.max(0, Math.min(left - around.left, room))}px`;
  frame.style.insetBlockStart = `${anchor.top - around.top}px`;
}
