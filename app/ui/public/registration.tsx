import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function ForStrangers({ children, instead }: { children: ReactNode; instead?: "nothing" }) {
  if (useTakesStrangers()) return children;
  return instead ? null : <NoRegistration />;
}

export function NoRegistration() {
  const { t } = useTranslation();
  return <p className="soft">{t("sign-in:register.invitedOnly")}</p>;
}

export function useTakesStrangers(): boolean {
  const root = useRouteLoaderData("root") as { takesStrangers: boolean } | undefined;
  return root?.takesStrangers ?? true;
}
