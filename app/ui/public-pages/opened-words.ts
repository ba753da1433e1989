import type { OwnLink } from "#app/features/front/public-pages/own-link.server.ts";
import type { Translation } from "#app/ui/runtime/translation.ts";

export function openedWords(t: Translation["t"], { count, ...when }: NonNullable<OwnLink["opened"]>): string {
  if (count === 0) return t("sending:link.unopened");
  return t(`sending:link.${count === 1 ? "openedOnce" : "openedOften"}`, { ...when, times: count });
}
