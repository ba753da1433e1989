import { ACCOUNT_CAPS } from "#app/features/people/accounts/account-caps.ts";
import { CLIENT_CAPS } from "#app/features/selling/clients/client-form.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { SLIP_WORDS } from "#app/features/selling/qr-bill/slip-words.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { countryOptions } from "#app/swiss/countries.ts";
import { findFirstDay } from "./first-day.server.ts";

/** All that the three steps show; null when they are over. */
export async function firstDayPage(ctx: UserContext, wanted?: string | null) {
  const day = await findFirstDay(ctx, wanted);
  if (!day) return null;
  return {
    ...day,
    words: SLIP_WORDS[ctx.locale],
    countries: countryOptions(ctx.locale),
    caps: { account: ACCOUNT_CAPS, client: CLIENT_CAPS, description: itemFields.description.cap },
  };
}

export type FirstDayPage = NonNullable<Awaited<ReturnType<typeof firstDayPage>>>;
