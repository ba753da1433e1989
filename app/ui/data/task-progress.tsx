import type { TaskKind, TaskSteps } from "#app/features/people/progress/task.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { grouped, percentOf } from "./percent.ts";
import { RunningWork } from "./running-work.tsx";

export function TaskProgress({ kind, progress }: { kind: TaskKind; progress: TaskSteps }) {
  const { t } = useTranslation();
  const { done, total } = progress;
  const percent = percentOf(progress);
  return (
    <RunningWork
      id="task-progress"
      progress={progress}
      label={t("progress:label")}
      text={
        total
          ? t(`progress:steps.${kind}`, { done: grouped(done), total: grouped(total), percent })
          : t("progress:preparing")
      }
      leave={t("progress:leave")}
      again={t("progress:refresh")}
    />
  );
}
