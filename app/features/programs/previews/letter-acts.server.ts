import { findStatement, statementDigest } from "#app/features/money/statements/client-statement.server.ts";
import { statementLetter } from "#app/features/money/statements/send-statement.server.ts";
import { statementJson } from "#app/features/money/statements/statement-json.ts";
import { digestOf } from "#app/features/money/reminders/letter/letter-paper.server.ts";
import { findLetterPlan, lettersAbout } from "#app/features/money/reminders/planning/plan-letters.server.ts";
import type { CreateClientLettersInput } from "#app/features/money/reminders/client-letters/letters.schema.ts";
import { letterWords } from "#app/features/money/reminders/screens/letter-preview.server.ts";
import type { Level } from "#app/features/money/reminders/reminder-settings.ts";
import { briefInvoiceJson } from "#app/features/programs/previews/brief-papers.ts";
import { mailedAt } from "#app/features/selling/clients/client-delivery.ts";
import { findClient } from "#app/features/selling/clients/clients.server.ts";
import { addressed, type WantedAddresses } from "#app/features/selling/papers/sending/addressed.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { type Currency, rappenToNumber } from "#app/swiss/money.ts";

interface Reminding extends WantedAddresses {
  level?: Level | undefined;
  version?: number | undefined;
  send: boolean;
}

export function reminding(id: string, { level, version, send, ...wanted }: Reminding) {
  return {
    name: "invoice.remind",
    id,
    show: async (ctx: UserContext) => {
      requireMailable(ctx, send);
      const { invoice, claim, email, subject, text } = await letterWords(ctx, id, {
        level,
        seen: { version },
      });
      const to = send ? addressed(email, wanted) : { recipient: "", cc: "" };
      return {
        letter: {
          level: claim.level,
          subject,
          text,
          recipient: to.recipient,
          cc: to.cc,
          byPost: !send,
          openAmount: rappenToNumber(claim.openAmount),
          interest: rappenToNumber(claim.interest),
          fee: rappenToNumber(claim.fee),
          amountClaimed: rappenToNumber(claim.amountClaimed),
          dueDate: claim.dueUntil,
        },
        invoice: briefInvoiceJson(invoice),
      };
    },
  };
}

export function remindingClient(id: string, { invoices, send, ...wanted }: CreateClientLettersInput) {
  return {
    name: "client.remind",
    id,
    show: async (ctx: UserContext) => {
      requireMailable(ctx, send);
      const client = await findClient(ctx, id);
      const plan = invoices
        ? { letters: await lettersAbout(ctx, id, invoices) }
        : await findLetterPlan(ctx, id);
      if (plan.letters.length === 0) throw new AppError("reminder.none_due");
      return {
        email: send ? addressed(mailedAt(client), wanted) : { recipient: "", cc: "" },
        byPost: !send,
        invoices: plan.letters.flatMap(({ parts }) =>
          parts.map(({ invoice, claim }) => ({
            ...briefInvoiceJson(invoice),
            level: claim.level,
            amountClaimed: rappenToNumber(claim.amountClaimed),
          })),
        ),
        letters: plan.letters.map(({ level, amount, currency, dueUntil }) => ({
          level,
          currency,
          amountClaimed: rappenToNumber(amount),
          dueDate: dueUntil,
        })),
        version: digestOf(plan.letters),
      };
    },
  };
}

/** More would fill a model's window; the sums count all. */
export const MOST_ON_STATEMENT = 100;

export function sendingStatement(
  id: string,
  { currency, ...wanted }: WantedAddresses & { currency: Currency },
) {
  return {
    name: "client.statement",
    id,
    show: async (ctx: UserContext) => {
      const statement = await findStatement(ctx, id, currency);
      const { recipient, cc, subject, message, language } = await statementLetter(ctx, statement, wanted);
      requireMailable(ctx, true);
      if (statement.items.length === 0) throw new AppError("statement.nothing_open");
      return {
        statement: statementJson(statement, MOST_ON_STATEMENT),
        email: { recipient, cc, subject, message, language },
        version: statementDigest(statement),
      };
    },
  };
}

function requireMailable({ user }: UserContext, send: boolean): void {
  if (send && !user.emailVerified) throw new AppError("account.email_not_verified");
}
