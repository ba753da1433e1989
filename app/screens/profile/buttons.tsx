import { redirect } from "@remix-run/node";
import { throwWishAway } from "#app/features/people/accounts/money/account-wish.server.ts";
import { undoAsOwner } from "#app/features/people/accounts/not-me/security-log.server.ts";
import { endOneSession, endOtherSessions } from "#app/features/people/accounts/sign-in/sessions.server.ts";
import { removeLogo } from "#app/features/selling/design/logo.server.ts";
import { startOnboarding } from "#app/features/money/online-payments/connected-account.server.ts";
import { permitSchema } from "#app/features/money/online-payments/provider/provider-key.schema.ts";
import { removeProvider } from "#app/features/money/online-payments/provider/save-provider-key.server.ts";
import { withdrawHandover } from "#app/features/people/seats/handover.server.ts";
import {
  findInvitation,
  resendInvitation,
  withdrawInvitation,
} from "#app/features/people/seats/inviting/invite.server.ts";
import { findPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import { resumeSubscription } from "#app/features/running/subscriptions/manage-subscription.server.ts";
import { openPortal } from "#app/features/running/subscriptions/stripe/portal.server.ts";
import { trySync } from "#app/features/running/subscriptions/stripe/sync-subscription.server.ts";
import {
  findDelivery,
  resendDelivery,
} from "#app/features/programs/webhooks/delivery/webhook-deliveries.server.ts";
import { placeOfDelivery, placeOfWebhook } from "#app/features/programs/webhooks/place-of-webhook.server.ts";
import { testWebhook } from "#app/features/programs/webhooks/test-webhook.server.ts";
import { findWebhook } from "#app/features/programs/webhooks/webhooks.server.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { safeRedirect } from "#app/platform/http/screen.server.ts";
import { button, pressed } from "#app/screens/answers/buttons.server.ts";
import { screensOf } from "#app/screens/answers/screens-of.server.ts";
import { afterCheckout } from "#app/ui/profile/subscriptions/after-checkout.ts";

const ON_LOGO = { page: () => paths.designLogo };
const ON_ONLINE_PAYMENTS = { page: () => paths.onlinePayments };
const PERMITTED = { schema: permitSchema };
const ON_PEOPLE = { page: () => paths.people };
const ON_INVITATION = { ...ON_PEOPLE, find: findInvitation };
const ON_SECURITY = { page: () => paths.security };
const ON_SIGN_IN = { page: () => paths.signIn, isElsewhere: true };
const ON_SUBSCRIPTION = { page: () => paths.subscription };
const ON_WEBHOOK = {
  find: async (ctx: UserContext, id: string) => findWebhook(await placeOfWebhook(ctx, id), id),
  page: paths.webhook,
};
const ON_DELIVERY = {
  find: async (ctx: UserContext, id: string) => findDelivery(await placeOfDelivery(ctx, id), id),
  page: paths.webhookDelivery,
};
/** Stripe's page returns to the button's address, so that changes show at once. */
const FROM_STRIPE = { ...ON_SUBSCRIPTION, find: trySync };

const route = screensOf<"screens/profile/buttons.tsx">({
  discardAccount: button({ page: () => paths.gettingPaid }, pressed, async (ctx) => {
    await throwWishAway(ctx);
    return "payment-account:discarded";
  }),
  removeLogo: button(ON_LOGO, pressed, async (ctx) => {
    await removeLogo(ctx);
    return redirectWithFlash(ctx.platform, paths.design, { key: "design:logo.removed" });
  }),
  connectProvider: button(ON_ONLINE_PAYMENTS, PERMITTED, async (ctx, { permit }) => {
    const backTo = ctx.platform.env.appUrl + paths.onlinePayments;
    return redirect(await startOnboarding(ctx, backTo, permit), { status: 303 });
  }),
  removeProvider: button(ON_ONLINE_PAYMENTS, PERMITTED, async (ctx, { permit }) => {
    await removeProvider(ctx, permit);
    return "online-payments:removed";
  }),
  resendInvitation: button(ON_INVITATION, pressed, async (ctx, _input, { id }) => {
    await resendInvitation(ctx, id);
    return "seats:resend.done";
  }),
  withdrawInvitation: button(ON_INVITATION, pressed, async (ctx, _input, { id }) => {
    await withdrawInvitation(ctx, id);
    return "seats:withdraw.done";
  }),
  withdrawHandover: button(ON_PEOPLE, pressed, async (ctx) => {
    await withdrawHandover(ctx);
    return "seats:handover.withdrawn";
  }),
  undoChange: button(ON_SECURITY, pressed, async (ctx, _input, { id }) =>
    (await undoAsOwner(ctx, id))
      ? "security:log.done"
      : { key: "security:log.changedSince", tone: "bad" as const },
  ),
  endOtherSessions: button(ON_SIGN_IN, pressed, async (ctx) => {
    await endOtherSessions(ctx);
    return "accounts:sessions.othersEnded";
  }),
  endSession: button(ON_SIGN_IN, pressed, async (ctx, _input, { id }) => {
    await endOneSession(ctx, id);
    return "accounts:sessions.ended";
  }),
  subscriptionPortal: button(ON_SUBSCRIPTION, pressed, async (ctx) =>
    redirect(await openPortal(ctx, ctx.platform.env.appUrl + paths.syncSubscription), { status: 303 }),
  ),
  resumeSubscription: button(ON_SUBSCRIPTION, pressed, async (ctx) => {
    await resumeSubscription(ctx);
    return "subscription:resume.done";
  }),
  syncSubscription: button(FROM_STRIPE, pressed, async (ctx, _input, { values }) => {
    await trySync(ctx);
    const to = safeRedirect(values.redirectTo, paths.dashboard);
    const answer = await redirectWithFlash(ctx.platform, to, afterCheckout(await findPlan(ctx)));
    // Going back leads to the page before, not to each check.
    answer.headers.set("X-Remix-Replace", "true");
    return answer;
  }),
  testWebhook: button(ON_WEBHOOK, pressed, async (ctx, _input, { id }) => {
    await testWebhook(await placeOfWebhook(ctx, id), id);
    return "webhooks:test.done";
  }),
  resendDelivery: button(ON_DELIVERY, pressed, async (ctx, _input, { id }) => {
    await resendDelivery(await placeOfDelivery(ctx, id), id);
    return "webhooks:log.resent";
  }),
});

export const loader = route.loader;
export const action = route.action;
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
