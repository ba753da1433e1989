import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findLegalPage } from "#app/features/front/legal/legal-pages.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { LegalSections } from "#app/ui/public/legal-sections.tsx";

export const handle = { title: "cookies:title", description: "cookies:description" };

export const loader = publicLoader((ctx) => findLegalPage(ctx, "cookies"));

export default function Cookies() {
  const { t } = useTranslation();
  const { day, sections } = useLoaderData<typeof loader>();
  return (
    <LegalSections title={t("cookies:title")} version={t("cookies:version", { day })} sections={sections} />
  );
}
