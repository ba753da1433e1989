import { redirect } from "@remix-run/node";
import { z } from "zod";
import { forgetMapping } from "#app/features/bank-files/csv/kept-mappings.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(() => Promise.resolve(redirect(paths.csvMappings)));

export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { params }) => {
  await forgetMapping(ctx, params.id ?? "");
  return redirectWithFlash(ctx.platform, paths.csvMappings, { key: "bank-csv:mappings.forgotten" });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
