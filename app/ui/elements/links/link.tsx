import type { AnchorHTMLAttributes } from "react";

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of ours, from `/` on. */
  to: string;
  /** Where scripts run, its data is asked for when a pointer rests on the link. */
  prefetch?: "intent";
  /** The page is loaded as a whole, such as one that comes without the framework. */
  reloadDocument?: boolean;
  preventScrollReset?: boolean;
}

/**
 * A plain link, which `FollowLinks` follows without loading the page. By `data-discover` Remix finds the pages that may
 * come next, and `FollowLinks` our links. A `Link` of Remix resolves its own address: six times the work of `<a>`.
 */
export function Link({ to, prefetch, reloadDocument, preventScrollReset, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      data-discover={reloadDocument ? undefined : "true"}
      data-prefetch={prefetch}
      data-keep-scroll={preventScrollReset ? "" : undefined}
      href={to}
    />
  );
}
