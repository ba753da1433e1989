import { referenceMarkdown } from "#app/features/api-info/reference/reference-markdown.ts";
import { referenceFor } from "#app/features/api-info/reference/reference.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";

export const loader = publicLoader((ctx) => {
  const { env, product } = ctx.platform;
  const text = referenceMarkdown(referenceFor(env.appUrl, product.errorStatuses));
  return Promise.resolve(
    new Response(text, { headers: { "Content-Type": "text/markdown; charset=utf-8" } }),
  );
});
