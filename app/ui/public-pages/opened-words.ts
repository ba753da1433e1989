import type { OwnLink } from "#app/features/public-pages/own-link.server.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";

export function openedWords(t: Translate, opened: NonNullable<OwnLink["opened"]>): string {
  return opened.count === 0 ? t("sending:link.unopened") : t("sending:link.opened", { ...opened });
}
