import type { Hint } from "#app/platform/http/flash.server.ts";
import { paths } from "#app/paths.ts";

export function sameReferenceHint(other: { id: string; number: string } | null): Hint | undefined {
  if (!other) return undefined;
  return { key: "invoices:warning.referenceUsed", to: paths.invoice(other.id), label: other.number };
}
