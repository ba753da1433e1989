import { llmsText } from "#app/features/programs/api-info/llms-text.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";

export const loader = publicLoader((ctx) =>
  Promise.resolve(
    new Response(llmsText(ctx.platform.env.appUrl), {
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    }),
  ),
);
