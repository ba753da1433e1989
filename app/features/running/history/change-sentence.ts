import type { Translate } from "#app/platform/i18n/messages.ts";

/** What a change of access did, such as "Mira Frei took a seat as Member". */
export function changeSentence(t: Translate, kind: string, facts: Record<string, string>): string {
  const { role, rights = "", formerRole, formerRights = "", ...rest } = facts;
  return t([`not-me:change.${kind}`], {
    ...rest,
    ...(role ? { role: roleWords(t, role, rights) } : {}),
    ...(formerRole ? { former: roleWords(t, formerRole, formerRights) } : {}),
  });
}

/** @param rights as they are stored */
export function roleWords(t: Translate, name: string, rights: string): string {
  const role = t([`seats:role.${name}`]);
  const names = rights.split(" ").filter(Boolean);
  const ticks = names.map((right) => t([`seats:tick.${right}.name`])).join(", ");
  return ticks ? t("seats:roleWith", { role, rights: ticks }) : role;
}

/** Such as "by Mira Frei, Firefox, macOS"; empty for what the person did themselves. */
export function changeMaker(t: Translate, { by, device }: Record<string, string>): string {
  if (!by) return "";
  return device ? t("not-me:byOn", { by, device }) : t("not-me:by", { by });
}
