import { z } from "zod";
import { ID_DESCRIPTIONS, RECIPIENT_DESCRIPTIONS } from "#app/features/programs/mcp/argument-descriptions.ts";
import { confirmRule, idRule, currencyRule } from "#app/features/programs/mcp/argument-rules.ts";
import { quoted, quotedAddresses } from "#app/features/programs/mcp/sentences.ts";
import { answerOf } from "#app/features/programs/mcp/tool-answers.ts";
import { scopeOf } from "#app/features/programs/mcp/tool-access.ts";
import { findStatement, statementDigest } from "#app/features/money/statements/client-statement.server.ts";
import { recipientRules } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendStatement, statementLetter } from "#app/features/money/statements/send-statement.server.ts";
import { statementJson } from "#app/features/money/statements/statement-json.ts";
import { AppError } from "#app/platform/errors.ts";
import { optionalLine } from "#app/platform/forms/fields.ts";
import { toolOf } from "#app/platform/mcp/tool.server.ts";
import { formatMoney } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";

/** More would fill a model's window; the sums count all. */
const MOST = 100;

export const getStatementTool = toolOf({
  name: "get_statement",
  title: "Read a client's statement",
  description:
    "Answers what a client owes today: open invoices, the longest due first, their sum and the client's credit. " +
    "pdfUrl opens the statement as a PDF for the user, who has to be signed in.",
  scope: scopeOf("invoices", "read"),
  schema: z.object({ clientId: idRule, currency: currencyRule }),
  answer: answerOf("statement", "pdfUrl"),
  descriptions: { clientId: ID_DESCRIPTIONS.clientId, currency: ID_DESCRIPTIONS.currency },
  run: async (ctx, { clientId, currency: asked }) => {
    const statement = await findStatement(ctx, clientId, asked);
    const { client, currency, open, credit, day } = statement;
    return {
      text:
        `On ${day} ${quoted(client.name)} has ${formatMoney(open, currency)} outstanding and ` +
        `${formatMoney(credit, currency)} of credit.`,
      data: {
        statement: statementJson(statement, MOST),
        pdfUrl: ctx.platform.env.appUrl + paths.clientStatementPdf(clientId, currency),
      },
    };
  },
});

export const sendStatementTool = toolOf({
  name: "send_statement",
  title: "Send a client's statement by e-mail",
  description:
    "Sends a client the statement of its open invoices as a PDF by e-mail, which cannot be taken back. Without " +
    "confirm it sends nothing and answers what would be sent: show that to the user, and call again with confirm " +
    "true and the version it names once the user has said yes. The same statement is sent once.",
  scope: scopeOf("invoices", "write"),
  changes: { isDestructive: true, isRepeatable: true, reachesOthers: true },
  schema: z.object({
    clientId: idRule,
    currency: currencyRule,
    ...recipientRules,
    version: optionalLine({ max: 64 }),
    confirm: confirmRule,
  }),
  answer: answerOf("statement", "needsConfirmation", "email", "version"),
  descriptions: {
    clientId: ID_DESCRIPTIONS.clientId,
    currency: ID_DESCRIPTIONS.currency,
    ...RECIPIENT_DESCRIPTIONS,
    version: "The version that the question named; when what is open changed since, the call is refused",
    confirm: "true to send; only after the user has agreed to exactly this",
  },
  run: async (ctx, { clientId, currency, version, confirm, ...wanted }) => {
    const statement = await findStatement(ctx, clientId, currency);
    const data = { statement: statementJson(statement, MOST) };
    const { recipient, cc, subject, message, language } = await statementLetter(ctx, statement, wanted);
    const to = quotedAddresses({ recipient, cc });
    if (confirm && version) {
      const once = `${clientId}:${version}`;
      await sendStatement(ctx, clientId, { ...wanted, currency, digest: version, once });
      return { text: `Queued for sending to ${to}: the statement of ${statement.day}.`, data };
    }
    if (!ctx.user.emailVerified) throw new AppError("account.email_not_verified");
    if (statement.items.length === 0) throw new AppError("statement.nothing_open");
    const digest = statementDigest(statement);
    const email = { recipient, cc, subject, message, language };
    return {
      text:
        `Nothing has been sent yet. The statement of ${quoted(statement.client.name)} over ` +
        `${formatMoney(statement.open, statement.currency)} outstanding would go to ${to}. Ask the user, then call ` +
        `send_statement again with confirm true and version ${digest}.`,
      data: { ...data, needsConfirmation: true, email, version: digest },
      isQuestion: true,
    };
  },
});
