import { randomBytes } from "node:crypto";
import { DEMO_EMAIL } from "#app/features/people/accounts/demo-account.server.ts";
import { closeBankFilePool } from "#app/features/money/bank-files/read/read-bank-files.server.ts";
import { closeInvoicePdfPool } from "#app/features/selling/invoices/pdf/invoice-pdf.server.ts";
import { EnvError, readEnv } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { openPlatform, type Platform } from "#app/platform/platform.server.ts";
import { product } from "#app/product.ts";
import { command } from "./command.ts";
import { registerDemo } from "./demo.ts";
import { fillDemo } from "./demo-year.ts";
import { prepareDatabase } from "./migrate.ts";

/** @returns the password @throws EnvError when there is a demo account already */
export async function seed(platform: Platform): Promise<string> {
  const password = randomBytes(9).toString("base64url");
  const userId = await registerDemo(platform, password).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "account.email_taken") throw new EnvError(TAKEN);
    if (error instanceof AppError && error.code === "account.registration_closed") throw new EnvError(CLOSED);
    throw error;
  });
  await fillDemo(platform, userId);
  return password;
}

const CLOSED = "REGISTRATION: nobody may register here, the demo account neither; set it to open to seed";

const TAKEN =
  `${DEMO_EMAIL} has an account here already. Sign in by a link from /login, ` +
  "or seed an empty database: DATA_DIR=data/another npm run seed";

if (import.meta.main) {
  await command(async () => {
    const platform = openPlatform(readEnv(), product);
    await prepareDatabase(platform.env);
    const password = await seed(platform);
    await closeInvoicePdfPool();
    await closeBankFilePool();
    await platform.database.db.destroy();
    return `Demo sign-in: ${DEMO_EMAIL}, password ${password}`;
  });
}
