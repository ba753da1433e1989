import type { ReactNode } from "react";
import { Link } from "./link.tsx";

interface DialogLinkProps {
  to: string;
  className?: string;
  label?: string;
  /** A key that opens it on pages with a list. */
  shortcut?: string;
  /** Returns to this page when done, wherever the form's own page goes. */
  stay?: boolean;
  children: ReactNode;
}

/** `page-script/page-dialogs.ts` opens the page over this one. */
export function DialogLink({ to, className, label, shortcut, stay, children }: DialogLinkProps) {
  return (
    <Link
      to={to}
      className={className}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      data-dialog=""
      data-stay={stay ? "" : undefined}
    >
      {children}
    </Link>
  );
}
