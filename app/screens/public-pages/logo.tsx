import { findLogo } from "#app/features/selling/design/logo.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { imageResponse } from "#app/platform/http/responses/file-response.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";

export const loader = screenLoader(async (ctx, { params }) => {
  const logo = await findLogo(ctx, params.sha256 ?? "");
  if (!logo) throw new AppError("route.not_found");
  return imageResponse(logo);
});
