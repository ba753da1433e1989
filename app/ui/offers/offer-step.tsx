import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";

interface OfferStepProps {
  id: string;
  number: string;
  title: string;
  children: ReactNode;
}

/** A question or a form about one offer, with the way back to it. */
export function OfferStep({ id, number, title, children }: OfferStepProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={title} back={{ to: paths.offer(id), label: t("offers:title", { number }) }} />
      <Band className="is-open is-first" bodyClass="narrow stack">
        {children}
      </Band>
    </>
  );
}
