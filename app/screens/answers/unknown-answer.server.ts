import { redirect } from "@remix-run/node";
import { paths } from "#app/paths.ts";

export function unknownAnswer({ method }: Request): Response {
  return redirect(paths.home, method === "GET" || method === "HEAD" ? 302 : 303);
}
