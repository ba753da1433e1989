import { randomBytes } from "node:crypto";
import { registrationSchema } from "#app/features/people/accounts/account.schema.ts";
import { DEMO_EMAIL } from "#app/features/people/accounts/demo-account.server.ts";
import { fillDemo } from "./demo-year.ts";
import { takesStrangers } from "#app/features/people/accounts/settings/registration.ts";
import { registerAccount } from "#app/features/people/accounts/register.server.ts";
import { createContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { isTrial } from "#app/platform/http/server/loopback.server.ts";

/** Announces a trial copy with an empty database. Of several processes that start at once, one does. */
export async function announceDemo(platform: Platform): Promise<void> {
  if (!isTrial(platform.env) || !takesStrangers({ platform }) || !(await isEmpty(platform))) return;
  const password = randomBytes(9).toString("base64url");
  let userId: string;
  try {
    userId = await registerDemo(platform, password);
  } catch (error) {
    if (error instanceof AppError && error.code === "account.email_taken") return;
    throw error;
  }
  console.warn(`Demo sign-in: ${DEMO_EMAIL}, password ${password}`);
  if (platform.env.DEMO_DATA === "off") return;
  // A server that is stopped meanwhile ends as it always does; the account keeps what it has.
  await fillDemo(platform, userId).catch((err: unknown) =>
    platform.log.warn({ event: "demo.unfinished", err }),
  );
}

/** @returns the user's id */
export async function registerDemo(platform: Platform, password: string): Promise<string> {
  const ctx = createContext({ platform, locale: "en", requestId: "demo", log: platform.log });
  const registration = registrationSchema.parse({
    firstName: "Lena",
    lastName: "Brunner",
    email: DEMO_EMAIL,
    password,
    companyName: "Lena Brunner Grafik",
    phone: "031 555 21 40",
    vatNumber: "CHE-123.456.788",
    iban: "CH93 0076 2011 6238 5295 7",
    address: {
      street: "Länggassstrasse",
      buildingNumber: "21",
      postalCode: "3012",
      city: "Bern",
      country: "CH",
    },
    acceptedTermsPrivacy: true,
  });
  return registerAccount(ctx, registration);
}

async function isEmpty({ database }: Platform): Promise<boolean> {
  return !(await database.db.selectFrom("users").select("id").limit(1).executeTakeFirst());
}
