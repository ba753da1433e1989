import { referenceFor } from "#app/features/programs/api-info/reference/reference.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";

export const loader = publicLoader((ctx) => {
  const { env, product } = ctx.platform;
  const { markdown } = referenceFor(env.appUrl, product.errorStatuses);
  return Promise.resolve(
    new Response(markdown, { headers: { "Content-Type": "text/markdown; charset=utf-8" } }),
  );
});
