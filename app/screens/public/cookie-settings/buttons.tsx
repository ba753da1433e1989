import { redirect } from "@remix-run/node";
import { choiceSchema } from "#app/features/running/consent/consent.schema.ts";
import { type Consent, ESSENTIAL, EVERYTHING } from "#app/features/running/consent/consent.ts";
import { paths } from "#app/paths.ts";
import { publicAction, publicLoader } from "#app/platform/http/screen.server.ts";
import { screensOf } from "#app/screens/answers/screens-of.server.ts";
import { keepConsent } from "./keep-consent.server.ts";

const choose = (consent: Consent) => ({
  loader: publicLoader(() => Promise.resolve(redirect(paths.cookieSettings))),
  action: publicAction({ schema: choiceSchema }, (ctx, { redirectTo }) =>
    keepConsent(ctx, consent, redirectTo),
  ),
});

const route = screensOf<"screens/public/cookie-settings/buttons.tsx">({
  acceptAllCookies: choose(EVERYTHING),
  onlyEssentialCookies: choose(ESSENTIAL),
});

export const loader = route.loader;
export const action = route.action;
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
