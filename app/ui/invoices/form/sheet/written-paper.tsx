import { type ReactNode, type RefObject, useMemo } from "react";
import { useHydrated } from "#app/ui/runtime/use-hydrated.ts";
import { formOf, labelIn } from "./form-fields.ts";
import { PaperEditor } from "./paper-editor.tsx";
import type { PaperWriting } from "./use-paper-writing.ts";
import { WritingContext } from "./writing.ts";

interface WrittenPaperProps {
  formId: string;
  rows: number[];
  box: RefObject<HTMLDivElement>;
  writing: PaperWriting;
  children: ReactNode;
}

/**
 * The sheet, on which one writes where scripts run: a click on a text opens its field of the form in place. What is
 * typed is in the form at once, whose rules and preview stay the only ones.
 */
export function WrittenPaper({ formId, rows, box, writing, children }: WrittenPaperProps) {
  const isHydrated = useHydrated();
  const places = useMemo(
    () => (isHydrated ? { rows, labelOf: labelsOf(formId) } : null),
    [isHydrated, rows, formId],
  );
  const { spot } = writing;
  return (
    <div
      className="written-paper"
      ref={box}
      onClick={(event) => {
        const place =
          event.target instanceof Element ? event.target.closest<HTMLElement>("[data-place]") : null;
        if (place?.dataset.place) writing.open(place.dataset.place);
      }}
    >
      <WritingContext.Provider value={places}>{children}</WritingContext.Provider>
      {spot ? <PaperEditor key={spot.turn} spot={spot} box={box} writing={writing} /> : null}
    </div>
  );
}

function labelsOf(formId: string): (field: string) => string | null {
  return (field) => {
    const form = formOf(formId);
    return form && labelIn(form, field);
  };
}
