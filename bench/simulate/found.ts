import type { Day } from "#app/swiss/dates.ts";
import type { Database } from "#app/platform/database/db.server.ts";
import { addMembers } from "./batch-step.ts";
import { accountForVat, type Business, foundBusiness, makeKey } from "./business.ts";
import { eachOf } from "./live.ts";
import type { SimulationOptions } from "./options.ts";
import { foundTrustees, takeSeats, type Trustee } from "./trustee.ts";
import { type Processes, Tally } from "./visitor.ts";

export interface Founded {
  businesses: Business[];
  trustees: Trustee[];
}

/** Before the month: accounts with confirmed addresses, keys, a VAT method, members and trustees. */
export async function found(
  processes: Processes,
  { db }: Database,
  { businesses: count, callers, days, seed, until }: SimulationOptions & { until: Day },
): Promise<Founded> {
  const tally = new Tally();
  const all: Business[] = [];
  await eachOf([...Array(count).keys()], callers, async (index) => {
    all.push(await foundBusiness(processes, tally, { index, days, seed }));
  });
  const businesses = all.toSorted((a, b) => a.index - b.index);
  const trustees = await foundTrustees(processes, tally, businesses);
  const now = new Date().toISOString();
  await db.updateTable("users").set({ email_verified_at: now }).execute();
  await takeSeats(db, trustees, now);
  await eachOf(businesses, callers, async (business) => {
    await makeKey(business);
    await accountForVat(business, until);
    await addMembers(business);
  });
  if (tally.errors.length > 0) throw new Error(tally.errors[0]);
  return { businesses, trustees };
}
