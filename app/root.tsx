import { data } from "@remix-run/node";
import { Links, Meta, Outlet, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { isOperatorAddress } from "#app/features/people/operator/operators.server.ts";
import { takesStrangers } from "#app/features/people/accounts/settings/registration.ts";
import { listOwnSeats } from "#app/features/people/seats/own/own-seats.server.ts";
import { rightsOfSeat } from "#app/features/people/seats/rights.ts";
import { shownPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import { subscriptionView } from "#app/features/running/subscriptions/subscription-view.ts";
import { isBannerDismissed } from "#app/screens/sign-in/verification/banner.server.ts";
import { campaignHeaders } from "#app/features/running/consent/campaign.server.ts";
import { consentIn } from "#app/features/running/consent/consent.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { type FooterFacts, footerFacts } from "#app/features/front/legal/footer-facts.server.ts";
import { isFetchedAhead, takeFlash, translateFlash } from "#app/platform/http/flash.server.ts";
import { rememberLocale } from "#app/platform/i18n/detect-locale.server.ts";
import { accountMark } from "#app/platform/auth/known-device.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { type KeptForm, takeKeptForm } from "#app/platform/forms/kept/kept-form.server.ts";
import { languageOf, type Locale, LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { isPublicPath } from "#app/platform/http/pages/public-path.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { paths } from "#app/paths.ts";
import { ConsentBanner } from "./ui/public/consent/consent-banner.tsx";
import { ForSearch } from "#app/ui/elements/page/for-search.tsx";
import { ErrorPage } from "#app/ui/elements/page/error-page.tsx";
import { FetchAhead } from "#app/ui/shell/fetch-ahead.tsx";
import { FlashMessage } from "#app/ui/elements/page/flash.tsx";
import { ScriptWordsTemplate } from "#app/ui/shell/script-words.tsx";
import { useNonce } from "#app/ui/elements/page/nonce.tsx";
import { useHandle, usePageTitle } from "#app/ui/elements/page/page-title.ts";
import { Footer } from "#app/ui/shell/footer.tsx";
import { RoomPages } from "#app/ui/shell/navigation/room-links.tsx";
import { TopBar } from "#app/ui/shell/navigation/top-bar.tsx";
import { PROCESSING } from "./ui/profile/subscriptions/after-checkout.ts";
import { AwaitPro } from "./ui/profile/subscriptions/await-pro.tsx";
import { SubscriptionBanners } from "./ui/profile/subscriptions/subscription-banners.tsx";
import { VerificationBanner } from "#app/ui/profile/account/verification-banner.tsx";
import draftScript from "./entry.drafts.ts?worker&url";
import pageScript from "./entry.page.ts?worker&url";
import signedInScript from "./entry.signed-in.ts?worker&url";
import "./ui/styles/styles.css";

const NEVER_INDEX = <meta name="robots" content="noindex, nofollow, noarchive" />;

/** Private pages, and pages that ask for a password, are not for search engines. */
const NO_INDEX = <meta name="robots" content="noindex" />;

const NO_FACTS: FooterFacts = { operator: { name: "", address: "", country: "" }, links: {}, social: {} };

export const loader = publicLoader(async (ctx, { request, url }) => {
  const { env } = ctx.platform;
  const always = {
    locale: ctx.locale,
    path: url.pathname + url.search,
    requestId: ctx.requestId,
    takesStrangers: takesStrangers(ctx),
  };
  if (isPublicPath(url.pathname))
    return data({ ...always, ...OF_NOBODY, appUrl: env.appUrl, footer: footerFacts(env, ctx.locale) });
  const { flash, headers } = await takeFlash(ctx.platform, request);
  const chosen = languageOf(url.searchParams.get("lang"));
  if (chosen && !isSignedIn(ctx)) headers.append("Set-Cookie", await rememberLocale(ctx.platform, chosen));
  const consent = consentIn(request.headers.get("Cookie"));
  for (const cookie of consent?.analytics
    ? await campaignHeaders(ctx.platform, consent, url.searchParams)
    : [])
    headers.append("Set-Cookie", cookie);
  const user = isSignedIn(ctx)
    ? {
        name: `${ctx.user.firstName} ${ctx.user.lastName}`,
        email: ctx.user.email,
        isOperator: ctx.user.emailVerified && isOperatorAddress(ctx, ctx.user.email),
        showBanner: !ctx.user.emailVerified && !(await isBannerDismissed(ctx.platform, request)),
        rights: rightsOfSeat(ctx),
        seats: await openSeats(ctx),
        ...(ctx.role ? await planOf(ctx) : WITHOUT_PLAN),
      }
    : null;
  const isAsked = isSignedIn(ctx) && !isFetchedAhead(request);
  const taken = isAsked ? await takeKeptForm(ctx, request, url.pathname + url.search) : null;
  if (taken) headers.append("Set-Cookie", taken.forget);
  return data(
    {
      ...always,
      user,
      draftsOf: isSignedIn(ctx) ? accountMark(`${ctx.user.id} ${ctx.businessId}`) : undefined,
      kept: taken && { ...taken.kept, told: toldOf(taken.kept, ctx.locale) },
      flash: flash && translateFlash(flash, translator(ctx.locale), ctx.platform.now()),
      awaitsPro: flash?.key === PROCESSING,
      appUrl: env.appUrl,
      footer: footerFacts(env, ctx.locale),
      // The settings page asks itself.
      asksConsent: url.pathname !== paths.cookieSettings && !consent,
    },
    { headers },
  );
});

function toldOf({ typedAt }: KeptForm, locale: Locale): string {
  const t = translator(locale);
  return typedAt ? t("common:draft.back", { when: formatInstant(typedAt, locale) }) : t("common:kept");
}

const OF_NOBODY = { user: null, kept: null, flash: null, awaitsPro: false, asksConsent: false };

const WITHOUT_PLAN = { plan: "free" as const, running: null, ended: null };

/** None where there is nothing to switch to. */
async function openSeats(ctx: UserContext) {
  if (ctx.role !== null && !ctx.hasSeveralSeats) return [];
  const seats = (await listOwnSeats(ctx)).filter(({ isPaused }) => !isPaused);
  const others = seats.length > 1 || ctx.role === null ? seats : [];
  return others.map(({ businessId, name, isHere }) => ({ id: businessId, name, isHere }));
}

async function planOf(ctx: UserContext) {
  const found = await shownPlan(ctx);
  const { plan, running, ended } = subscriptionView(found, { language: ctx.locale, now: ctx.now });
  return { plan, running, ended };
}

export function Layout({ children }: { children: ReactNode }) {
  const { language: locale } = useTranslation();
  const root = useRouteLoaderData<typeof loader>("root");
  const { description, ownFrame } = useHandle();
  const isFound = root && description;
  return (
    <html lang={LOCALE_TAGS[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#141311" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {ownFrame ? NEVER_INDEX : <SiteHead />}
        {isFound ? <ForSearch appUrl={root.appUrl} path={root.path} locale={locale} /> : null}
        <Meta />
        <Links />
      </head>
      <body>{ownFrame ? children : <SiteFrame>{children}</SiteFrame>}</body>
    </html>
  );
}

function SiteHead() {
  const root = useRouteLoaderData<typeof loader>("root");
  const { description } = useHandle();
  return (
    <>
      <link rel="manifest" href="/app.webmanifest" />
      <title>{usePageTitle()}</title>
      {root && description ? null : NO_INDEX}
    </>
  );
}

function SiteFrame({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const { t, language: locale } = useTranslation();
  const root = useRouteLoaderData<typeof loader>("root");
  const { description, island, wide } = useHandle();
  return (
    <>
      <a className="skip" href="#content">
        {t("common:skip")}
      </a>
      <TopBar
        user={root?.user ?? null}
        locale={locale}
        path={root?.path ?? "/"}
        takesStrangers={root?.takesStrangers ?? false}
      />
      {root?.user ? <RoomPages rights={root.user.rights} /> : null}
      {root?.user?.showBanner ? <VerificationBanner path={root.path} /> : null}
      {root?.user ? <SubscriptionBanners {...root.user} /> : null}
      <main id="content" className={wide ? "page" : "wrap page"} tabIndex={-1}>
        <FlashMessage flash={root?.flash ?? null} />
        {root?.awaitsPro ? <AwaitPro path={root.path} /> : null}
        {island ? <div data-island="">{children}</div> : children}
      </main>
      <Footer {...(root?.footer ?? NO_FACTS)} isShort={root?.user != null && !description} />
      {root?.asksConsent ? (
        <ConsentBanner path={root.path} about={root.footer.links.cookies ?? paths.cookies} />
      ) : null}
      <ScriptWordsTemplate />
      <script type="module" src={pageScript} data-drafts={draftScript} nonce={nonce} />
      {root?.user ? <script type="module" src={signedInScript} data-worker={locale} nonce={nonce} /> : null}
      {root?.user ? <FetchAhead /> : null}
      {import.meta.env.DEV ? <script type="module" src="/@vite/client" nonce={nonce} /> : null}
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const root = useRouteLoaderData<typeof loader>("root");
  return <ErrorPage requestId={root?.requestId ?? ""} />;
}
