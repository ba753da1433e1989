import type { Translate } from "#app/platform/i18n/messages.ts";

/** What a change of access did, such as "Mira Frei took a seat as Member". */
export function changeSentence(t: Translate, kind: string, facts: Record<string, string>): string {
  const { role, formerRole, ...rest } = facts;
  return t([`not-me:change.${kind}`], {
    ...rest,
    ...(role ? { role: t([`seats:role.${role}`]) } : {}),
    ...(formerRole ? { former: t([`seats:role.${formerRole}`]) } : {}),
  });
}

/** Such as "by Mira Frei, Firefox, macOS"; empty for what the person did themselves. */
export function changeMaker(t: Translate, { by, device }: Record<string, string>): string {
  if (!by) return "";
  return device ? t("not-me:byOn", { by, device }) : t("not-me:by", { by });
}
