import type { UserContext } from "#app/platform/context.server.ts";
import { type FileToKeep, fileResponse } from "#app/platform/http/responses/file-response.server.ts";
import type { ScreenArgs } from "#app/platform/http/form-submission.server.ts";
import { fileOrPage } from "#app/platform/http/plain-error-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";

/** The loader of an address that is a file, and a plain page where there is none. */
export function fileLoader(load: (ctx: UserContext, args: ScreenArgs) => Promise<FileToKeep>) {
  return screenLoader((ctx, args) => fileOrPage(ctx, async () => fileResponse(await load(ctx, args))));
}
