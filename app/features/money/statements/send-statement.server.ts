import { hash } from "node:crypto";
import { sendBusinessEmail } from "#app/features/people/accounts/sandbox/business-email.server.ts";
import { findBrand } from "#app/features/selling/design/brand.server.ts";
import { findIssuer } from "#app/features/selling/invoices/document/resolve-invoice.server.ts";
import { mailedAt } from "#app/features/selling/clients/client-delivery.ts";
import { paperLimits } from "#app/features/selling/papers/limits.ts";
import { addressed, type WantedAddresses } from "#app/features/selling/papers/sending/addressed.ts";
import {
  greetingsOf,
  suitableGreeting,
  withGreeting,
} from "#app/features/selling/papers/sending/greeting.ts";
import { paperEmail } from "#app/features/selling/papers/sending/letter-email.ts";
import { afterAttempt } from "#app/features/selling/papers/sending/reached.ts";
import { requireMailing } from "#app/features/running/subscriptions/require-pro.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { type Context, type UserContext, withBusiness } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { fileName } from "#app/platform/files/file-name.ts";
import { FALLBACK_LOCALE, isLocale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { type Currency, formatMoney } from "#app/swiss/money.ts";
import { findStatement, type Statement, statementDigest } from "./client-statement.server.ts";
import { drawStatement, statementName } from "./draw-statement.server.ts";
import { queueFailedNotice } from "./statement-failed.server.ts";

const PAUSE_MS = 5 * 60_000;

interface SeenStatement extends WantedAddresses {
  digest?: string | undefined;
  /** The key of the page: submitted twice, it sends once to the same addresses. */
  once?: string | undefined;
  currency?: Currency | undefined;
}

/**
 * With the PDF as it is now: what is paid before the e-mail leaves does not change it.
 * @throws AppError `client.not_found`, `plan.pro_required`, `account.email_not_verified`, `statement.nothing_open`,
 * `statement.changed`, `request.too_many`
 */
export async function sendStatement(
  ctx: UserContext,
  clientId: string,
  { digest, once, currency, ...wanted }: SeenStatement = {},
): Promise<void> {
  const statement = await findStatement(ctx, clientId, currency);
  if (digest && digest !== statementDigest(statement)) throw new AppError("statement.changed");
  await requireMailing(ctx);
  const letter = await statementLetter(ctx, statement, wanted);
  const { recipient: to, cc, language, sender, subject, message } = letter;
  const pdf = await drawStatement(ctx, statement);
  await countAttempt(ctx, paperLimits.sendPaper, ctx.businessId);
  const job = {
    name: "statement.email",
    ...(once ? { key: `statement.email:${ctx.businessId}:${once}:${hash("sha256", `${to};${cc}`)}` } : {}),
    payload: {
      businessId: ctx.businessId,
      clientId,
      to,
      cc,
      replyTo: ctx.user.email,
      language,
      sender,
      subject,
      message,
      filename: fileName(statementName(statement)),
      pdf: pdf.toString("base64"),
    },
  };
  await ctx.transaction((ctx) => enqueueJob(ctx, job));
}

/** What the e-mail says, in the client's language. */
export async function statementLetter(
  ctx: UserContext,
  { client, currency, open, credit }: Statement,
  wanted: WantedAddresses = {},
) {
  const { sender } = await findIssuer(ctx);
  const t = translator(client.language);
  const greeting = greetingsOf(t, client)[suitableGreeting(client)];
  const words = { amount: formatMoney(open - credit, currency), sender: sender.name };
  return {
    ...addressed(mailedAt(client), wanted),
    language: client.language,
    sender: sender.name,
    subject: t("statements:email.subject", words),
    message: withGreeting(greeting, t("statements:email.message", words)),
  };
}

export async function deliverStatement(
  ctx: Context,
  payload: Record<string, string>,
  jobId: string,
): Promise<void> {
  const { replyTo = "", language = "", sender = "", subject = "", message = "" } = payload;
  const { to = "", cc = "", delivered = "", emailId = jobId } = payload;
  const t = translator(isLocale(language) ? language : FALLBACK_LOCALE);
  const own = withBusiness(ctx, payload.businessId ?? "");
  const letter = { subject, message, replyTo, brand: await findBrand(own) };
  const file = {
    filename: payload.filename ?? "",
    content: Buffer.from(payload.pdf ?? "", "base64"),
    contentType: "application/pdf",
  };
  const email = paperEmail(t, { sender, facts: [], online: null }, letter, [file]);
  const { refused } = await sendBusinessEmail(own, {
    ...email,
    id: emailId,
    to,
    delivered,
    ...(cc ? { cc } : {}),
  });
  const result = afterAttempt({ recipient: to, cc, delivered_to: delivered }, refused);
  const rest = { ...payload, emailId, delivered: result.delivered_to };
  if (result.isPutOff) return sendRest(ctx, rest, jobId);
  if (refused.length > 0) await queueFailedNotice(ctx, rest, jobId);
}

async function sendRest(ctx: Context, payload: Record<string, string>, jobId: string): Promise<void> {
  const runAt = new Date(ctx.platform.now().getTime() + PAUSE_MS);
  await enqueueJob(ctx, { name: "statement.email", key: `statement.rest:${jobId}`, payload, runAt });
}
