import { redirect } from "@remix-run/node";
import { beginAct } from "#app/features/selling/batches/acts/begin-act.server.ts";
import type { BatchAct, BatchWay } from "#app/features/selling/batches/batch.ts";
import { findBatch } from "#app/features/selling/batches/batches.server.ts";
import { paths } from "#app/paths.ts";
import { AppError, isNotFound } from "#app/platform/errors.ts";
import { button, pressed } from "#app/screens/answers/buttons.server.ts";
import { screensOf } from "#app/screens/answers/screens-of.server.ts";

const ON_BATCH = { find: findBatch, page: paths.batch };

const begins = (act: { act: BatchAct; way?: BatchWay }) =>
  button(ON_BATCH, pressed, async (ctx, _input, { id }) => {
    try {
      await beginAct(ctx, id, act);
      return redirect(paths.batch(id), { status: 303 });
    } catch (error) {
      if (!(error instanceof AppError) || isNotFound(error)) throw error;
      return { key: `errors:${error.code}`, params: error.params, tone: "bad" };
    }
  });

const route = screensOf<"screens/invoices/many/buttons.tsx">({
  sendBatch: begins({ act: "send" }),
  issueBatch: begins({ act: "send", way: "post" }),
  undoBatch: begins({ act: "undo" }),
  retryBatch: begins({ act: "draft" }),
});

export const loader = route.loader;
export const action = route.action;
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
