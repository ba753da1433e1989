import { redirect } from "@remix-run/node";
import { paths } from "#app/paths.ts";

/** What every address that is no page answers. */
export function unknownAnswer({ method }: Request): Response {
  return redirect(paths.home, method === "GET" || method === "HEAD" ? 302 : 303);
}
