import type { SerializeFrom } from "@remix-run/node";
import { useFetcher } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface FetchedPageProps<L> {
  from: string;
  children: (data: SerializeFrom<L>) => ReactNode;
}

export function FetchedPage<L>({ from, children }: FetchedPageProps<L>) {
  const { t } = useTranslation();
  const { load, data } = useFetcher<L>();
  const box = useRef<HTMLDivElement>(null);
  const isThere = data !== undefined;
  useEffect(() => load(from), [load, from]);
  useEffect(() => {
    if (isThere)
      box.current?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus();
  }, [isThere]);
  return (
    <div ref={box}>
      {data === undefined ? (
        <div className="skeleton is-late" role="status" aria-label={t("common:loading")}>
          <span />
          <span />
        </div>
      ) : (
        children(data)
      )}
    </div>
  );
}
