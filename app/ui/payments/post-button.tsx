import { useMay } from "#app/ui/runtime/use-may.ts";
import { useLocation } from "@remix-run/react";

interface PostButtonProps {
  action: string;
  label: string;
  /** A payment that the act is about, beside what its address names. */
  paymentId?: string;
  children: string;
}

/** Comes back to the list as it is. */
export function PostButton({ action, label, paymentId, children }: PostButtonProps) {
  const { pathname, search } = useLocation();
  const may = useMay();
  if (!may("act")) return null;
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
