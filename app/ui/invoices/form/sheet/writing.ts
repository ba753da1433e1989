import { createContext } from "react";

/** The place of the row that comes next, which the form may not have yet. */
export const NEXT_ROW = "items[+].description";

/** A sheet on which one writes. */
interface SheetWriting {
  rows: number[];
  /** What the form calls its fields that can be changed. */
  labels: ReadonlyMap<string, string>;
}

export const WritingContext = createContext<SheetWriting | null>(null);
