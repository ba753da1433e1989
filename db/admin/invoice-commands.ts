import { restoreInvoice } from "#app/features/selling/invoices/status/restore-invoice.server.ts";
import { findDeskAccountByEmail } from "#app/features/people/operator/accounts/desk-account.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { withBusiness } from "#app/platform/context.server.ts";
import { type CommandTable, done, noAccount, notPossible, notUnderstood } from "./command.ts";

export const invoiceCommands: CommandTable = {
  "restore-invoice": {
    usage: "restore-invoice EMAIL NUMBER",
    text: "takes an invoice that was deleted after it left draft back out of the archive",
    run: async (ctx, [email, number, ...rest]) => {
      if (!email || !number || rest.length)
        return notUnderstood("restore-invoice needs an e-mail address and the number of an invoice.");
      const account = await findDeskAccountByEmail(ctx, email);
      if (!account) return noAccount(email);
      try {
        if (await restoreInvoice(withBusiness(ctx, account.id), number))
          return done(`Invoice ${number} of ${email} is back.`);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return notPossible(translator("en")(`errors:${error.code}`, error.params));
      }
      return notPossible(`The archive of ${email} has no invoice ${number}.`);
    },
  },
};
