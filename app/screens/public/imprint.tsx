import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findLegalPage } from "#app/features/front/legal/legal-pages.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { LegalSections } from "#app/ui/public/legal-sections.tsx";

export const handle = { title: "imprint:title", description: "imprint:description" };

export const loader = publicLoader((ctx) => findLegalPage(ctx, "imprint"));

export default function Imprint() {
  const { t } = useTranslation();
  const { day, sections } = useLoaderData<typeof loader>();
  return (
    <LegalSections title={t("imprint:title")} version={t("imprint:version", { day })} sections={sections} />
  );
}
