import type { BatchAct } from "#app/features/selling/batches/batch.ts";
import type { TaskSteps } from "#app/features/people/progress/task.ts";
import { grouped } from "#app/ui/data/percent.ts";
import { RunningWork } from "#app/ui/data/running-work.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function BatchProgress({ act, progress }: { act: BatchAct; progress: TaskSteps }) {
  const { t } = useTranslation();
  const { done, total } = progress;
  const text = t(`batches:run.${act}`, { done: grouped(done), total: grouped(total) });
  return (
    <RunningWork
      id="batch-progress"
      progress={progress}
      label={text}
      text={text}
      leave={t("batches:run.leave")}
      again={t("batches:run.again")}
    />
  );
}
