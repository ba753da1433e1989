import type { OwnLink } from "#app/features/public-pages/own-link.server.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";

export function openedWords(t: Translate, { count, ...when }: NonNullable<OwnLink["opened"]>): string {
  if (count === 0) return t("sending:link.unopened");
  return t(`sending:link.${count === 1 ? "openedOnce" : "openedOften"}`, { ...when, times: count });
}
