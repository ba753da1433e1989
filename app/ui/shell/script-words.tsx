import type { ScriptWords } from "#app/page-script/words.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function ScriptWordsTemplate() {
  const { t } = useTranslation();
  const words: ScriptWords = {
    close: t("common:close"),
    discard: {
      question: t("common:discard.question"),
      keep: t("common:discard.keep"),
      discard: t("common:discard.discard"),
    },
    tooLong: [t("common:tooLong", { count: 1 }), t("common:tooLong", { count: 2 })],
    noNetwork: t("errors:page.network"),
  };
  return <template data-words={JSON.stringify(words)} />;
}
