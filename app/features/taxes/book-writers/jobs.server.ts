import { isMoved } from "#app/features/books/book/closed-days.server.ts";
import { onOwnClock } from "#app/features/people/accounts/sandbox/on-own-clock.ts";
import { type Context, withBusiness } from "#app/platform/context.server.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { enqueueJob, type Jobs } from "#app/platform/jobs/jobs.server.ts";
import { bookNext, endMoving, FIRST_PLACE, type BookPlace } from "./move-books.server.ts";

/** After so many steps of a business other jobs have their turn. */
const MOST_STEPS = 20;

export const bookJobs: Jobs = {
  "book.move": { handler: moveBook },
  "book.renew": { handler: async (ctx, payload) => void (await renewBook(ctx, payload)) },
  "book.method_begins": { handler: (ctx) => methodsThatBegin(ctx), schedule: "daily" },
};

/** Writes the book of a business from before there was one. */
async function moveBook(ctx: Context, payload: Record<string, string>): Promise<void> {
  const own = withBusiness(ctx, payload.businessId ?? "");
  if (await isMoved(own)) return;
  if (await renewBook(ctx, payload, "book.move")) await endMoving(own);
}

/** Compares the whole book with the facts. @returns whether it came to the end */
async function renewBook(
  ctx: Context,
  { businessId = "", holder, after = "" }: Record<string, string>,
  name = "book.renew",
): Promise<boolean> {
  const own = withBusiness(ctx, businessId);
  let place: BookPlace | null = isHolder(holder) ? { holder, after } : FIRST_PLACE;
  for (let step = 0; place !== null && step < MOST_STEPS; step++) {
    place = await bookNext(own, place);
    await yieldToRequests();
  }
  if (place !== null) await enqueueJob(own, { name, payload: { businessId, ...place } });
  return place === null;
}

function isHolder(text: string | undefined): text is BookPlace["holder"] {
  return text === "invoice" || text === "payment" || text === "expense" || text === "manual";
}

/** What was open on the day from which a business counts differently. */
export async function methodsThatBegin(ctx: Context, since = ctx.today): Promise<void> {
  const rows = await ctx.db
    .selectFrom("vat_methods")
    .innerJoin("businesses", "businesses.id", "vat_methods.business_id")
    .select("business_id as businessId")
    .distinct()
    .where("valid_from", ">=", since)
    .where("valid_from", "<=", ctx.today)
    .where(onOwnClock(ctx))
    .execute();
  for (const { businessId } of rows)
    await enqueueJob(withBusiness(ctx, businessId), {
      name: "book.renew",
      payload: { businessId },
      key: `book.renew ${businessId} ${ctx.today}`,
    });
}
