import type { Right } from "#app/features/people/seats/rights.ts";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { useLocation } from "@remix-run/react";

interface PostButtonProps {
  action: string;
  label: string;
  /** A payment that the act is about, beside what its address names. */
  paymentId?: string;
  right?: Right;
  children: string;
}

/** Comes back to the list as it is. */
export function PostButton({ action, label, paymentId, right = "act", children }: PostButtonProps) {
  const { pathname, search } = useLocation();
  const may = useMay();
  if (!may(right)) return null;
  return (
    <form method="post" action={action}>
      <input type="hidden" name="redirectTo" value={pathname + search} />
      {paymentId ? <input type="hidden" name="paymentId" value={paymentId} /> : null}
      <button className="button button-quiet is-small nowrap" aria-label={label}>
        {children}
      </button>
    </form>
  );
}
