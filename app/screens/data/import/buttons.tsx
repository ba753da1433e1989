import { redirect } from "@remix-run/node";
import { z } from "zod";
import { IMPORT_CHOICES } from "#app/features/front/imports/mapping/import-kinds.ts";
import {
  chooseCategory,
  chooseRate,
  correctRows,
  dropImport,
  takeByPost,
} from "#app/features/front/imports/change-import.server.ts";
import { findImport } from "#app/features/front/imports/imports.server.ts";
import {
  rowsSchema,
  usualCategorySchema,
  usualRateSchema,
} from "#app/features/front/imports/mapping/mapping.schema.ts";
import { beginImport } from "#app/features/front/imports/run-long-import.server.ts";
import { paths } from "#app/paths.ts";
import { AppError, isNotFound } from "#app/platform/errors.ts";
import { button, pressed } from "#app/screens/answers/buttons.server.ts";
import { screensOf } from "#app/screens/answers/screens-of.server.ts";

const ON_CHECK = { find: findImport, page: paths.checkImport };

const runSchema = z.object({ choice: z.enum(IMPORT_CHOICES).catch("whole") });

const route = screensOf<"screens/data/import/buttons.tsx">({
  runImport: button(ON_CHECK, { schema: runSchema }, async (ctx, { choice }, { id }) => {
    try {
      const begun = await beginImport(ctx, id, choice);
      if ("task" in begun) return redirect(paths.progress(begun.task), { status: 303 });
      if (begun.waiting === 0) return redirect(paths.importDone(id), { status: 303 });
      return { key: "imports:check.partly", params: { count: begun.waiting } };
    } catch (error) {
      if (!(error instanceof AppError) || isNotFound(error)) throw error;
      return { key: `errors:${error.code}`, params: error.params, tone: "bad" };
    }
  }),
  importByPost: button(ON_CHECK, pressed, async (ctx, _input, { id }) => {
    await takeByPost(ctx, id);
    return redirect(paths.checkImport(id), { status: 303 });
  }),
  importRate: button(ON_CHECK, { schema: usualRateSchema }, async (ctx, { vatRate }, { id }) => {
    await chooseRate(ctx, id, vatRate);
    return redirect(paths.checkImport(id), { status: 303 });
  }),
  importCategory: button(ON_CHECK, { schema: usualCategorySchema }, async (ctx, { category }, { id }) => {
    await chooseCategory(ctx, id, category);
    return redirect(paths.checkImport(id), { status: 303 });
  }),
  importRows: button(ON_CHECK, { schema: rowsSchema }, async (ctx, input, { id }) => {
    await correctRows(ctx, id, input);
    return redirect(paths.checkImport(id), { status: 303 });
  }),
  dropImport: button(ON_CHECK, pressed, async (ctx, _input, { id }) => {
    await dropImport(ctx, id);
    return redirect(paths.importData, { status: 303 });
  }),
});

export const loader = route.loader;
export const action = route.action;
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
