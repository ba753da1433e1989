import type { TextLines } from "#app/platform/forms/line-field.ts";

/** Texts of one line, which invoices, offers, templates and series have. */
export const contentLines = {
  subject: {
    max: 100,
    isSearched: true,
    label: "invoices:field.subject",
    about: "The line above the rows, at most 100 characters.",
    aboutToAssistants: "Title above the rows, at most 100 characters",
  },
  purchaseOrder: {
    column: "purchase_order",
    max: 35,
    isSearched: true,
    label: "invoices:field.purchaseOrder",
    about: "Your client's order number, at most 35 characters; printed.",
    aboutToAssistants: "The client's order number",
  },
  project: {
    max: 60,
    isSearched: true,
    label: "invoices:field.project",
    about: "The label of the project that it belongs to, at most 60 characters; printed.",
    aboutToAssistants: "Label of the project that it belongs to",
  },
} as const satisfies TextLines;

type ContentLine = keyof typeof contentLines;

export function eachLine<T>(value: (name: ContentLine) => T): Record<ContentLine, T> {
  const names = Object.keys(contentLines) as ContentLine[];
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<ContentLine, T>;
}
