import {
  deletionSchema,
  type ProfileInput,
  profileSchema,
} from "#app/features/people/accounts/account.schema.ts";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import { vatNumberWarnings } from "#app/features/people/accounts/vat-number-warnings.ts";
import { designJson } from "#app/features/selling/design/design-json.server.ts";
import { designSchema } from "#app/features/selling/design/design.schema.ts";
import { saveDesign } from "#app/features/selling/design/design.server.ts";
import { removeLogo, saveLogo } from "#app/features/selling/design/logo.server.ts";
import { MAX_LOGO_BYTES } from "#app/features/selling/design/logo.ts";
import { profileJson, saveProfile } from "#app/features/selling/papers/numbering/next-numbers.server.ts";
import { downloadMyData } from "#app/features/front/exports/my-data/my-data.server.ts";
import {
  cancelSubscription,
  resumeSubscription,
} from "#app/features/running/subscriptions/manage-subscription.server.ts";
import { startCheckout } from "#app/features/running/subscriptions/stripe/checkout.server.ts";
import { ownUrl } from "#app/features/running/subscriptions/stripe/own-url.ts";
import { openPortal } from "#app/features/running/subscriptions/stripe/portal.server.ts";
import { syncSubscription } from "#app/features/running/subscriptions/stripe/sync-subscription.server.ts";
import {
  changePeriodSchema,
  checkoutSchema,
} from "#app/features/running/subscriptions/subscription.schema.ts";
import { switchToYearly } from "#app/features/running/subscriptions/switch-to-yearly.server.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { ApiResult } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody, handlePatch } from "#app/platform/http/api.server.ts";
import { readImage } from "#app/platform/http/body/read-body.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";
import { apiCalls } from "./api-calls.ts";

/** Null empties a prefix; left out, it stays. */
const PREFIXES = ["customInvoicePrefix", "creditNotePrefix", "offerPrefix"];

/** PUT, too, changes what is sent alone: nobody who sends a name means to lose an account. */
const change = [
  profileSchema,
  profileJson,
  async (ctx: UserContext, input: ProfileInput) => {
    await saveProfile(ctx, input);
    return new ApiResult(await profileJson(ctx), 200, vatNumberWarnings(input));
  },
  {
    before: (record: object) => ({
      ...record,
      nextInvoiceNumber: undefined,
      nextCreditNoteNumber: undefined,
      nextOfferNumber: undefined,
    }),
    complete: (_ctx: UserContext, json: object) => {
      const emptied = PREFIXES.filter((name) => name in json && json[name as keyof typeof json] === null);
      return Promise.resolve({ ...json, ...Object.fromEntries(emptied.map((name) => [name, ""])) });
    },
  },
] as const;

const route = apiCalls("user", {
  readProfile: handle(profileJson),
  updateProfile: handlePatch(...change),
  patchProfile: handlePatch(...change),
  downloadMyData: handle(async (ctx, { drained }) => streamResponse(await downloadMyData(ctx), drained)),
  readDesign: handle((ctx) => designJson(ctx)),
  updateDesign: handleBody(designSchema, async (ctx, input) => {
    await saveDesign(ctx, input);
    return designJson(ctx);
  }),
  uploadLogo: handle(async (ctx, { request }) => {
    await saveLogo(ctx, await readImage(request, MAX_LOGO_BYTES));
    return designJson(ctx);
  }),
  removeLogo: handle(async (ctx) => {
    await removeLogo(ctx);
    return designJson(ctx);
  }),
  deleteAccount: handleBody(deletionSchema, async (ctx, { password, confirm }) => {
    await deleteAccount(ctx, { password, confirmed: confirm });
    return { deleted: true };
  }),
  startCheckout: handleBody(checkoutSchema, async (ctx, { billingPeriod, successUrl, cancelUrl }) => {
    const { appUrl } = ctx.platform.env;
    const url = await startCheckout(ctx, {
      period: billingPeriod,
      successUrl: ownUrl(appUrl, successUrl, paths.upgraded("success")),
      cancelUrl: ownUrl(appUrl, cancelUrl, paths.upgraded("cancelled")),
    });
    return { url };
  }),
  openPortal: handle(async (ctx) => ({
    url: await openPortal(ctx, ctx.platform.env.appUrl + paths.syncSubscription),
  })),
  cancelSubscription: handle((ctx) => changed(ctx, cancelSubscription)),
  resumeSubscription: handle((ctx) => changed(ctx, resumeSubscription)),
  syncSubscription: handle((ctx) => changed(ctx, syncSubscription)),
  /** `url`: the page on which the bank must confirm first; null when the year has begun. */
  changeBillingPeriod: handleBody(changePeriodSchema, async (ctx, { billingPeriod }) => {
    if (billingPeriod === "monthly") throw new AppError("subscription.no_downgrade");
    const url = await switchToYearly(ctx);
    return { url, user: await profileJson(ctx) };
  }),
});

async function changed(ctx: UserContext, change: (ctx: UserContext) => Promise<unknown>) {
  await change(ctx);
  return profileJson(ctx);
}

export const loader = route.loader;
export const action = route.action;
