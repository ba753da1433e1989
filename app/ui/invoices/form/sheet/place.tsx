import { useContext } from "react";
import { WritingContext } from "./writing.ts";

interface SheetPlaceProps {
  field: string;
  text: string;
}

/** A text of the sheet. Where one may write on it, a click opens it; keys come here by the editor, not by Tab. */
export function SheetPlace({ field, text }: SheetPlaceProps) {
  const label = useContext(WritingContext)?.labels.get(field);
  if (!label) return <>{text}</>;
  return (
    <button
      className={text ? "place" : "place is-empty"}
      type="button"
      tabIndex={-1}
      data-place={field}
      aria-label={text ? `${label}: ${text}` : label}
    >
      {text || label}
    </button>
  );
}

/** The form's name for a part of a row of the sheet, counted from 0. */
export function useRowField(): (index: number, part: string) => string {
  const writing = useContext(WritingContext);
  return (index, part) => `items[${writing?.rows[index] ?? index}].${part}`;
}
