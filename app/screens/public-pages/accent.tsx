import { accentStyle } from "#app/features/selling/design/accent-style.ts";
import { isAccent } from "#app/features/selling/design/accent.ts";
import { AppError } from "#app/platform/errors.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";

/** The colour is the address: the sheet says nothing of whose it is, and the pages of clients need no inline style. */
export const loader = publicLoader((_ctx, { params }) => {
  const colour = `#${params.colour ?? ""}`;
  if (!isAccent(colour)) throw new AppError("route.not_found");
  return Promise.resolve(
    new Response(accentStyle(colour), { headers: { "Content-Type": "text/css; charset=utf-8" } }),
  );
});
