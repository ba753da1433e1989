import type { ReactNode } from "react";
import { Message } from "./flash.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

/** Seconds (rule 6). */
export const REDIRECT_AFTER = 3;

interface RedirectingProps {
  to: string;
  message: string;
  /** The words of the link that goes on at once, or where no script runs. */
  label: string;
  children?: ReactNode;
  stays?: boolean;
}

export function Redirecting({ to, message, label, children, stays = false }: RedirectingProps) {
  return (
    <>
      {stays ? null : <meta httpEquiv="refresh" content={`${REDIRECT_AFTER};url=${to}`} />}
      <Message tone="good">{message}</Message>
      {children}
      <div className="actions">
        <Link className="button button-primary" to={to}>
          {label}
        </Link>
      </div>
    </>
  );
}
