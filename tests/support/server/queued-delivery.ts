import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { handlers } from "#app/jobs.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database/db.server.ts";
import { readEnv } from "#app/platform/env.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { createMailer } from "#app/platform/mail/mailer.server.ts";
import { sendingMember, type TestPlatform, testPlatform } from "../platform.ts";
import { mailServer } from "./mail-server.ts";
import { newEmails } from "./mailbox.ts";
import type { MailServer } from "./smtp-conversation.ts";
import { invoiceInput } from "../invoices/invoice-input.ts";

/** ms, longer than any pause between two attempts, and than any claim. */
export const LONG = 24 * 60 * 60 * 1000;

/** An invoice that was sent a moment ago, and the mail server that its e-mail will meet; null for none. */
export async function withQueued(
  open: () => Promise<Database>,
  invoice: Record<string, unknown>,
  letter: Record<string, unknown> | null = {},
  more: (number: string) => Record<string, unknown> = () => ({}),
) {
  const platform = testPlatform(await open());
  const ctx = await sendingMember(platform);
  await newEmails(platform);
  const id = await createInvoice(ctx, invoiceInput({ ...invoice, ...more("N-1") }));
  await sendByEmail(ctx, id, letter ?? {});
  const server = await mailServer();
  if (letter) pointTo(platform, server);
  return { ctx, id, platform, server, work: () => runDueJobs(platform, handlers) };
}

export function pointTo(platform: TestPlatform, server: MailServer): void {
  platform.mailer = createMailer(readEnv({ SMTP_URL: server.url, MAIL_FROM: "post@rappen.example" }));
}

export function sendByEmail(
  ctx: UserContext,
  id: string,
  input: Record<string, unknown> = {},
): Promise<void> {
  return sendInvoice(ctx, id, sendInvoiceSchema.parse(input));
}

export function deliveries(ctx: UserContext) {
  return ctx.db.selectFrom("deliveries").selectAll().orderBy("id").execute();
}
