import { findLogo } from "#app/features/design/logo.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { imageResponse } from "#app/platform/http/file-response.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";

/** A logo of the business, the current one or that of an earlier invoice, for the pages that show it. */
export const loader = screenLoader(async (ctx, { params }) => {
  const logo = await findLogo(ctx, params.sha256 ?? "");
  if (!logo) throw new AppError("route.not_found");
  return imageResponse(logo);
});
