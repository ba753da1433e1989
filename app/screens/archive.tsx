import { openArchiveLink } from "#app/features/exports/archive-link.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { plainErrorPage } from "#app/platform/plain-error-page.server.ts";
import { publicLoader } from "#app/platform/screen.server.ts";
import { zipResponse } from "#app/platform/zip-response.server.ts";

/** The link from the e-mail about a deleted account. */
export const loader = publicLoader(async (ctx, { params, drained }) => {
  try {
    return zipResponse(await openArchiveLink(ctx, params.token ?? ""), drained);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return plainErrorPage(ctx, error);
  }
});
