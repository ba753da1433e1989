import { useRouteLoaderData } from "@remix-run/react";
import type { Right } from "#app/features/people/seats/rights.ts";

/** What the person's role in this business may do: the rest is not offered. */
export function useMay(): (right: Right) => boolean {
  const rights = useRights();
  return (right) => rights?.includes(right) ?? false;
}

/** Like `useMay`, on pages for everybody: a visitor may do all that with an account of their own. */
export function useMayOrVisits(): (right: Right) => boolean {
  const rights = useRights();
  return (right) => rights?.includes(right) ?? true;
}

function useRights(): readonly Right[] | undefined {
  const root = useRouteLoaderData("root") as { user?: { rights: readonly Right[] } | null } | undefined;
  return root?.user?.rights;
}
