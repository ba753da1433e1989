import { randomUUIDv7 } from "node:crypto";
import nodemailer from "nodemailer";
import SMTPTransport from "nodemailer/lib/smtp-transport";
import { findPrice } from "#app/features/running/subscriptions/stripe/stripe-price.server.ts";
import { createContext } from "#app/platform/context.server.ts";
import { openDatabase } from "#app/platform/database/db.server.ts";
import type { Env } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { codeOf } from "#app/platform/files/folders.server.ts";
import { createLogger } from "#app/platform/observability/log.server.ts";
import { outboxFolder } from "#app/platform/mail/mailer.server.ts";
import { openPlatform } from "#app/platform/platform.server.ts";
import { product } from "#app/product.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

/** Connects and signs in, and sends nothing. */
export async function checkMail(env: Env, timeoutMs: number): Promise<Finding> {
  if (!env.SMTP_URL)
    return warn(
      `e-mails reach nobody, they become files in ${outboxFolder(env)}. Set SMTP_URL and MAIL_FROM`,
    );
  const { host } = new URL(env.SMTP_URL);
  const timeouts = { dnsTimeout: timeoutMs, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs };
  const transport = nodemailer.createTransport(
    new SMTPTransport({ url: env.SMTP_URL, ...timeouts, socketTimeout: timeoutMs }),
  );
  try {
    await transport.verify();
    return ok(`${host} takes e-mails from ${env.MAIL_FROM ?? ""}`);
  } catch (error) {
    // Only the code: a server may repeat secrets in its answer.
    const code = codeOf(error) || "no answer";
    const action =
      code === "EAUTH" ? "Correct user and password in SMTP_URL" : "See SMTP_URL and the way to that server";
    return fail(`${host} cannot be used (${code}). ${action}`);
  } finally {
    transport.close();
  }
}

export async function checkStripe(env: Env): Promise<Finding> {
  if (!env.STRIPE_SECRET_KEY) return ok("not set up: nothing can be bought here");
  const log = createLogger("silent");
  // Prices need no data of ours: the check works while our database does not.
  const database = openDatabase("sqlite::memory:");
  const platform = openPlatform(env, product, { database, log, secret: "" });
  const ctx = createContext({ platform, locale: "en", requestId: randomUUIDv7(), log });
  for (const period of ["monthly", "yearly"] as const) {
    const name = `STRIPE_PRICE_${period.toUpperCase()}`;
    try {
      await findPrice(ctx, period, "subscription.checkout_failed");
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === "subscription.not_configured")
        return fail(
          `${name} names no active price in CHF as the product shows it. Correct the price or the setting`,
        );
      return fail(
        "Stripe does not answer or refuses the key. See STRIPE_SECRET_KEY and the way to api.stripe.com",
      );
    }
  }
  return ok("answers, and has both prices as the product shows them");
}
