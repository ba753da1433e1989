/** Prints of a document beside itself, which ask for no payment. */
export const PRINT_KINDS = ["orderConfirmation", "deliveryNote"] as const;

export type PrintKind = (typeof PRINT_KINDS)[number];

export function printKindOf(value: string | null): PrintKind | undefined {
  return PRINT_KINDS.find((kind) => kind === value);
}
