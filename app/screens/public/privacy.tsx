import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findLegalPage } from "#app/features/front/legal/legal-pages.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { LegalSections } from "#app/ui/public/legal-sections.tsx";

export const handle = { title: "privacy:title", description: "privacy:description" };

export const loader = publicLoader((ctx) => findLegalPage(ctx, "privacy"));

export default function Privacy() {
  const { t } = useTranslation();
  const { day, sections } = useLoaderData<typeof loader>();
  return (
    <LegalSections title={t("privacy:title")} version={t("privacy:version", { day })} sections={sections} />
  );
}
