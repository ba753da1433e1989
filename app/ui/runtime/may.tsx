import type { ReactNode } from "react";
import type { Right } from "#app/features/people/seats/rights.ts";
import { useMay } from "./use-may.ts";

/** What only those are offered whose role has the right. */
export function May({ right, children }: { right: Right; children: ReactNode }) {
  return useMay()(right) ? children : null;
}
