import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { Level } from "#app/features/money/reminders/reminder-settings.ts";
import type { RunRow } from "#app/features/money/reminders/screens/run-row.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";
import { LevelMarks } from "./level-marks.tsx";
import { RunBatch } from "./run-batch.tsx";
import { RunRowItem } from "./run-row.tsx";

interface RunFormProps {
  /** Names this page, so that its form submitted twice is one run. */
  page: string;
  rows: RunRow[];
  titles: string[];
  shown?: string | undefined;
  anyway: boolean;
  bankFile: string;
  isPro: boolean;
  isConfirmed: boolean;
  isFull: boolean;
}

const LAST_FIRST: Level[] = [3, 2, 1];

/** All that are due, by level. */
export function RunForm(props: RunFormProps) {
  const { rows, titles, shown, anyway, bankFile, isPro, isConfirmed, isFull } = props;
  const { t } = useTranslation();
  const canSend = isPro && isConfirmed;
  return (
    <form
      className="run-form"
      method="post"
      action={paths.reminders}
      // A restored selection would not be the one that is counted.
      autoComplete="off"
      data-selection=""
    >
      {/* The first button is the one that Enter presses. */}
      <button className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="redirectTo" value={anyway ? paths.remindAnyway : paths.reminders} />
      <input type="hidden" name="page" value={props.page} />
      {anyway ? <input type="hidden" name="anyway" value="1" /> : null}
      {bankFile ? (
        <p className="status is-paid is-block">{t("reminders:run.bankFile", { day: bankFile })}</p>
      ) : null}
      {isFull ? (
        <p className="soft">
          {t("reminders:run.more", { count: rows.length })}{" "}
          <Link to={paths.remindAllDue(rows.length)}>{t("batches:chosen.allDue")}</Link>
        </p>
      ) : null}
      <div className="run">
        {LAST_FIRST.filter((level) => rows.some((row) => row.level === level)).map((level) => (
          <section key={level} aria-labelledby={`level-${level}`}>
            <h2 className="run-head" id={`level-${level}`}>
              {titles[level - 1]} <LevelMarks level={level} />
            </h2>
            <ol className="review is-run">
              {rows
                .filter((row) => row.level === level)
                .map((row) => (
                  <RunRowItem
                    key={row.id}
                    row={row}
                    canSend={canSend}
                    anyway={anyway}
                    isShown={row.id === shown}
                  />
                ))}
            </ol>
          </section>
        ))}
      </div>
      {canSend ? null : isPro ? (
        <p className="small soft">{t("reminders:run.unconfirmed")}</p>
      ) : (
        <UpgradePrompt text={t("reminders:settings.pro")} />
      )}
      <May right="act">
        <RunBatch rows={rows} canSend={canSend} />
      </May>
    </form>
  );
}
