import { type ReactNode, type RefObject, useEffect, useMemo, useState } from "react";
import { formOf, labelsIn } from "./form-fields.ts";
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
  const isSeen = useSeen(box);
  const places = useMemo(() => {
    const form = isSeen ? formOf(formId) : null;
    return form && { rows, labels: labelsIn(form) };
  }, [isSeen, rows, formId]);
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
      {spot ? (
        <PaperEditor key={spot.turn} spot={spot} box={box} writing={writing} labels={places?.labels} />
      ) : null}
    </div>
  );
}

/** A sheet that nobody has seen yet, such as the other tab of a phone, is not made one to write on. */
function useSeen(box: RefObject<HTMLElement>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setSeen(true);
      },
      // The button above it may show before it does.
      { rootMargin: "100%" },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return isSeen;
}
