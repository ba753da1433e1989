import type { AnchorHTMLAttributes } from "react";

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of ours, from `/` on. */
  to: string;
}

/** A plain link. */
export function Link({ to, ...rest }: LinkProps) {
  return <a {...rest} href={to} />;
}
