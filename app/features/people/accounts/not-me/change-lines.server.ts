import { changeMaker, changeSentence } from "#app/features/running/history/change-sentence.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import type { Change } from "./not-me.server.ts";

export interface ChangeLine extends Pick<Change, "id" | "at" | "isChoice" | "isSuspect"> {
  time: string;
  text: string;
  maker: string;
}

export function changeLines(changes: readonly Change[], locale: Locale): ChangeLine[] {
  const t = translator(locale);
  return changes.map(({ id, at, kind, facts, isChoice, isSuspect }) => {
    const [text, maker] = [changeSentence(t, kind, facts), changeMaker(t, facts)];
    return { id, at, isChoice, isSuspect, time: formatInstant(at, locale), text, maker };
  });
}
