import { userJson } from "#app/features/people/accounts/account-json.ts";
import type { BusinessChange, ProfileInput } from "#app/features/people/accounts/account.schema.ts";
import {
  type Business,
  findBusiness,
  lockOpenBusiness,
} from "#app/features/people/accounts/business.server.ts";
import { findProfile, updateBusiness, updateProfile } from "#app/features/people/accounts/profile.server.ts";
import { currentPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import { PAPERS } from "#app/features/selling/papers/kinds.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, type FieldError, invalid } from "#app/platform/errors.ts";
import { findCounter, nextFree } from "./allocate-number.server.ts";
import { goOnWith } from "./go-on.server.ts";
import { highestRunning } from "./highest-running.server.ts";
import {
  countedIn,
  numberIn,
  NUMBERED,
  type Numbered,
  type NumberSeries,
  numberSeries,
  seriesIn,
  seriesOf,
} from "./number-series.ts";

const FIELDS = {
  invoice: "nextInvoiceNumber",
  credit_note: "nextCreditNoteNumber",
  offer: "nextOfferNumber",
} as const satisfies Record<Numbered, keyof BusinessChange>;

type NextNumbers = Record<(typeof FIELDS)[Numbered], number>;

export async function profileJson(ctx: UserContext) {
  return { ...userJson(await findProfile(ctx)), ...(await nextNumbers(ctx)) };
}

async function nextNumbers(ctx: UserContext): Promise<NextNumbers> {
  const business = await findBusiness(ctx);
  const of = async (kind: Numbered) => {
    const { running } = await nextFree(ctx, ownSeries(ctx, business, kind), PAPERS[kind].noun);
    return running;
  };
  return {
    nextInvoiceNumber: await of("invoice"),
    nextCreditNoteNumber: await of("credit_note"),
    nextOfferNumber: await of("offer"),
  };
}

export function ownSeries(ctx: UserContext, business: Business, kind: Numbered): NumberSeries {
  const { customInvoicePrefix: customPrefix, creditNotePrefix, offerPrefix } = business;
  const iban = business.iban || business.qrIban;
  const plan = currentPlan(ctx, business);
  if (kind === "invoice")
    return seriesIn(business, numberSeries({ plan, customPrefix, iban, issueDate: ctx.today }));
  return seriesIn(business, seriesOf(kind, kind === "offer" ? offerPrefix : creditNotePrefix, ctx.today));
}

/** @throws AppError as `updateProfile`, `input.invalid` at a number that cannot come next, `plan.pro_required` */
export function saveProfile(ctx: UserContext, input: ProfileInput): Promise<void> {
  return withNextNumbers(ctx, input, (ctx) => updateProfile(ctx, input));
}

/** @throws AppError as `updateBusiness` and `saveProfile` */
export function saveBusiness(ctx: UserContext, input: BusinessChange): Promise<boolean> {
  return withNextNumbers(ctx, input, (ctx) => updateBusiness(ctx, input));
}

function withNextNumbers<T>(
  ctx: UserContext,
  input: BusinessChange,
  update: (ctx: UserContext) => Promise<T>,
): Promise<T> {
  if (NUMBERED.every((kind) => input[FIELDS[kind]] === undefined)) return update(ctx);
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const shown = await nextNumbers(ctx);
    const updated = await update(ctx);
    const business = await findBusiness(ctx);
    const errors: FieldError[] = [];
    for (const kind of NUMBERED)
      errors.push(...(await saveNextNumber(ctx, business, { kind, input, shown })));
    if (errors.length > 0) throw invalid(errors);
    return updated;
  });
}

interface Wish {
  kind: Numbered;
  input: BusinessChange;
  shown: NextNumbers;
}

async function saveNextNumber(
  ctx: UserContext,
  business: Business,
  { kind, input, shown }: Wish,
): Promise<FieldError[]> {
  const field = FIELDS[kind];
  const wanted = input[field];
  // A record that is sent back as it was read asks for nothing, whatever its prefix is now.
  if (!wanted || (wanted.digits === null && wanted.running === shown[field])) return [];
  if (kind === "invoice" && currentPlan(ctx, business) === "free")
    throw new AppError("plan.pro_required", [{ field, code: "field.next_number_pro" }]);
  const series = ownSeries(ctx, business, kind);
  const counter = await findCounter(ctx, series.prefix);
  const highest = await highestRunning(ctx, series.prefix, counter.last);
  const counted = countedIn(series, counter);
  const { running: next, digits } = wanted;
  if (next <= highest)
    return [{ field, code: "field.next_number_used", params: { highest: numberIn(counted, highest) } }];
  await goOnWith(ctx, series.prefix, { next, digits: digits ?? counted.digits });
  return [];
}
