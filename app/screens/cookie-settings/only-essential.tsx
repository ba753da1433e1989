import { redirect } from "@remix-run/node";
import { choiceSchema } from "#app/features/consent/consent.schema.ts";
import { ESSENTIAL } from "#app/features/consent/consent.ts";
import { keepConsent } from "./keep-consent.server.ts";
import { publicAction, publicLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = publicLoader(() => Promise.resolve(redirect(paths.cookieSettings)));

export const action = publicAction({ schema: choiceSchema }, (ctx, { redirectTo }) =>
  keepConsent(ctx, ESSENTIAL, redirectTo),
);

export { NoPage as default } from "#app/ui/page/no-page.tsx";
