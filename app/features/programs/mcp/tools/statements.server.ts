import { z } from "zod";
import {
  ASKS_FIRST,
  CONFIRMATION,
  ID_DESCRIPTIONS,
  RECIPIENT_DESCRIPTIONS,
} from "#app/features/programs/mcp/argument-descriptions.ts";
import { confirmationRule, idRule, currencyRule } from "#app/features/programs/mcp/argument-rules.ts";
import { quoted, quotedAddresses } from "#app/features/programs/mcp/sentences.ts";
import { askingFirst } from "#app/features/programs/mcp/asking-first.server.ts";
import { answerOf, QUESTION_FIELDS } from "#app/features/programs/mcp/tool-answers.ts";
import { MOST_ON_STATEMENT, sendingStatement } from "#app/features/programs/previews/letter-acts.server.ts";
import { scopeOf } from "#app/features/programs/mcp/tool-access.ts";
import { findStatement } from "#app/features/money/statements/client-statement.server.ts";
import { recipientRules } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendStatement } from "#app/features/money/statements/send-statement.server.ts";
import { statementJson } from "#app/features/money/statements/statement-json.ts";
import { toolOf } from "#app/platform/mcp/tool.server.ts";
import { formatMoney } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";

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
        statement: statementJson(statement, MOST_ON_STATEMENT),
        pdfUrl: ctx.platform.env.appUrl + paths.clientStatementPdf(clientId, currency),
      },
    };
  },
});

export const sendStatementTool = toolOf({
  name: "send_statement",
  title: "Send a client's statement by e-mail",
  description:
    "Sends a client the statement of its open invoices as a PDF by e-mail, which cannot be taken " +
    "back." +
    ASKS_FIRST,
  scope: scopeOf("invoices", "write"),
  changes: { isDestructive: true, reachesOthers: true },
  schema: z.object({
    clientId: idRule,
    currency: currencyRule,
    ...recipientRules,
    confirmation: confirmationRule,
  }),
  answer: answerOf("statement", "email", "version", ...QUESTION_FIELDS),
  descriptions: {
    clientId: ID_DESCRIPTIONS.clientId,
    currency: ID_DESCRIPTIONS.currency,
    ...RECIPIENT_DESCRIPTIONS,
    confirmation: CONFIRMATION,
  },
  run: async (ctx, { clientId, currency, confirmation, ...wanted }) =>
    askingFirst(ctx, {
      act: sendingStatement(clientId, { ...wanted, currency }),
      tool: "send_statement",
      confirmation,
      say: ({ statement, email }) =>
        `The statement of ${quoted(statement.client.name)} over ${currency} ${statement.open.toFixed(2)} ` +
        `outstanding would go to ${quotedAddresses(email)}.`,
      run: async (ctx, { statement, email, version: digest }) => {
        const { recipient, cc } = email;
        await sendStatement(ctx, clientId, { recipient, cc, currency, digest });
        return {
          text: `Queued for sending to ${quotedAddresses(email)}: the statement of ${statement.day}.`,
          data: { statement },
        };
      },
    }),
});
