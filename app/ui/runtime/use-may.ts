import { useRouteLoaderData } from "@remix-run/react";
import type { Right } from "#app/features/seats/rights.ts";

/** What the person's role in this business may do: the rest is not offered. */
export function useMay(): (right: Right) => boolean {
  const root = useRouteLoaderData("root") as { user?: { rights: readonly Right[] } | null } | undefined;
  return (right) => root?.user?.rights.includes(right) ?? false;
}
