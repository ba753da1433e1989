import type { ExportState, RunningWords } from "#app/page-script/own/show-export.ts";
import { paths } from "#app/paths.ts";
import { ProgressBar, SpokenProgress } from "#app/ui/data/progress-bar.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { useNonce } from "#app/ui/elements/page/nonce.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import exportScript from "../../../entry.export.ts?worker&url";

const ENDS = { done: "good", cancelled: "note", failed: "bad" } as const satisfies Partial<
  Record<ExportState, string>
>;

/** What the page's script shows of an export; without it, the browser saves the file by itself. */
export function ShownExport() {
  const { t } = useTranslation();
  const label = t("exports:progress.label");
  const words: RunningWords = {
    rows: t("exports:progress.rows", { done: "{done}", total: "{total}", percent: "{percent}" }),
    seconds: t("progress:secondsLeft", { seconds: "{count}" }),
    minutes: [1, 2].map((count) => t("progress:minutesLeft", { count })),
  };
  return (
    <div data-export={paths.exportStream("")} data-words={JSON.stringify(words)}>
      <div data-shown="" />
      <SpokenProgress label={label} percent={null} />
      <template data-state="running">
        <div className="stack is-close" id="export-progress">
          <ProgressBar label={label} text="" percent={0} secondsLeft={null} />
          <div className="actions">
            <button className="button" type="button" data-cancel="">
              {t("exports:progress.cancel")}
            </button>
          </div>
        </div>
      </template>
      {(Object.keys(ENDS) as (keyof typeof ENDS)[]).map((state) => (
        <template key={state} data-state={state}>
          <Message tone={ENDS[state]}>{t(`exports:progress.${state}`)}</Message>
        </template>
      ))}
      <script type="module" src={exportScript} nonce={useNonce()} />
    </div>
  );
}
