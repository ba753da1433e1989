import { restoreInvoice } from "#app/features/invoices/status/restore-invoice.server.ts";
import { findDeskAccountByEmail } from "#app/features/operator/accounts/desk-account.server.ts";
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
      if (await restoreInvoice(withBusiness(ctx, account.id), number))
        return done(`Invoice ${number} of ${email} is back.`);
      return notPossible(`The archive of ${email} has no invoice ${number}.`);
    },
  },
};
