import { redirect } from "@remix-run/node";
import { z } from "zod";
import { findImport } from "#app/features/imports/imports.server.ts";
import { runImport } from "#app/features/imports/run-import.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, isNotFound } from "#app/platform/errors.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(async (ctx, { params }) => {
  await findImport(ctx, params.id ?? "");
  return redirect(paths.checkImport(params.id ?? ""));
});

export const action = screenAction({ schema: z.object({}) }, (ctx, _input, { params }) =>
  runOrExplain(ctx, params.id ?? ""),
);

async function runOrExplain(ctx: UserContext, id: string): Promise<Response> {
  try {
    await runImport(ctx, id);
    return redirect(paths.importDone(id), { status: 303 });
  } catch (error) {
    if (!(error instanceof AppError) || isNotFound(error)) throw error;
    const flash = { key: `errors:${error.code}`, tone: "bad" } as const;
    return redirectWithFlash(ctx.platform, paths.checkImport(id), flash);
  }
}

export { NoPage as default } from "#app/ui/page/no-page.tsx";
