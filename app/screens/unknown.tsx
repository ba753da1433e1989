import { redirect } from "@remix-run/node";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = publicLoader(() => Promise.resolve(redirect(paths.home)));
export const action = publicLoader(() => Promise.resolve(redirect(paths.home, 303)));
