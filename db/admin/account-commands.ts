import { changePlan } from "#app/features/people/operator/accounts/change-plan.server.ts";
import {
  createAccount,
  FIRST_PASSWORD_HOURS,
  newAccountSchema,
} from "#app/features/people/operator/accounts/create-account.server.ts";
import {
  disableAccount,
  enableAccount,
} from "#app/features/people/operator/accounts/disable-account.server.ts";
import { endSessions, removeSecondStep } from "#app/features/people/operator/accounts/end-access.server.ts";
import { findAccounts } from "#app/features/people/operator/accounts/find-accounts.server.ts";
import { recoverAccount } from "#app/features/people/operator/accounts/recover-account.server.ts";
import { undoForAccount } from "#app/features/people/operator/accounts/undo-for-account.server.ts";
import { emailSchema } from "#app/features/people/accounts/account.schema.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { RESENT_MAILS, resendMail } from "#app/features/people/operator/accounts/resend-mail.server.ts";
import { onAccount, withOrder } from "./act-command.ts";
import {
  columns,
  type CommandTable,
  done,
  notPossible,
  notUnderstood,
  type Outcome,
  withoutControls,
} from "./command.ts";

export const accountCommands: CommandTable = {
  accounts: {
    usage: "accounts SEARCH",
    text: "finds accounts by the beginning of the address or company name, or by id; the first 25",
    run: async (ctx, args) => {
      const { accounts } = await findAccounts(ctx, args.join(" ").trim());
      if (accounts.length === 0) return notPossible("No account found.");
      const rows = accounts.map(({ id, email, companyName, isVerified, disabledAt }) => {
        const state = disabledAt ? "disabled" : isVerified ? "active" : "not confirmed";
        return [id, state, withoutControls(email), withoutControls(companyName)];
      });
      return done(columns(rows));
    },
  },
  "create-account": {
    usage: "create-account EMAIL FIRSTNAME LASTNAME [--company TEXT] [--reason TEXT]",
    text: "opens an account, whatever REGISTRATION says, and prints a link to set its password",
    run: (ctx, [email, firstName, lastName, ...rest], { company: companyName = "", ...options }) => {
      if (!lastName || rest.length)
        return refused("create-account needs an e-mail address, a first name and a last name.");
      const account = newAccountSchema.safeParse({ email, firstName, lastName, companyName });
      if (!account.success) {
        const fields = [...new Set(account.error.issues.map(({ path }) => path.join(".")))];
        return refused(`This cannot be used: ${fields.join(", ")}.`);
      }
      return withOrder(options, async (order) => {
        const link = await createAccount(ctx, account.data, order);
        return done(
          `${email} has an account. A password can be set for ${FIRST_PASSWORD_HOURS} hours at:\n${link}`,
        );
      });
    },
  },
  plan: {
    usage: "plan EMAIL pro|free [--period monthly|yearly] [--reason TEXT]",
    text: "gives an account Pro without a subscription, or takes it back",
    run: (ctx, [email, plan, ...rest], { period, reason }) => {
      if (!email || rest.length || (plan !== "pro" && plan !== "free"))
        return refused("plan needs an e-mail address, and pro or free.");
      if (period !== undefined && period !== "monthly" && period !== "yearly")
        return refused("--period is monthly or yearly.");
      if (period && plan === "free") return refused("--period goes with pro only.");
      return onAccount(ctx, { email, options: { reason } }, async ({ id }, order) => {
        const { inForce } = await changePlan(ctx, id, { ...order, plan, period: period ?? null });
        if (inForce === plan) return done(`${email} is on ${inForce} now.`);
        const taken = `What was given to ${email} is taken back.`;
        return done(`${taken} It is still on Pro, by a subscription or DEFAULT_PLAN.`);
      });
    },
  },
  disable: {
    usage: "disable EMAIL --reason TEXT",
    text: "ends all sessions and stops an account; its owner reads the reason",
    run: (ctx, args, options) =>
      onAccount(ctx, { email: only(args), options, needsReason: true }, async ({ id, email }, order) =>
        told(await disableAccount(ctx, id, order), `${email} is disabled.`),
      ),
  },
  enable: {
    usage: "enable EMAIL --reason TEXT",
    text: "lets a disabled account go on",
    run: (ctx, args, options) =>
      onAccount(ctx, { email: only(args), options, needsReason: true }, async ({ id, email }, order) =>
        told(await enableAccount(ctx, id, order), `${email} is enabled.`),
      ),
  },
  "end-sessions": {
    usage: "end-sessions EMAIL [--reason TEXT]",
    text: "signs an account out on all devices",
    run: (ctx, args, options) =>
      onAccount(ctx, { email: only(args), options }, async ({ id, email }, order) =>
        told(await endSessions(ctx, id, order), `${email} is signed out everywhere.`),
      ),
  },
  "remove-second-step": {
    usage: "remove-second-step EMAIL [--reason TEXT]",
    text: "turns two-step sign-in of an account off, after you have made sure who asks for it",
    run: (ctx, args, options) =>
      onAccount(ctx, { email: only(args), options }, async ({ id, email }, order) =>
        told(await removeSecondStep(ctx, id, order), `${email} signs in with the password alone.`),
      ),
  },
  "undo-changes": {
    usage: "undo-changes EMAIL --days 1..30 [--reason TEXT]",
    text: "undoes what happened to a person and their business since then, as the link of their e-mails does",
    run: (ctx, args, { days, ...options }) => {
      const email = only(args);
      if (!email || !/^([1-9]|[12]\d|30)$/.test(days ?? ""))
        return refused("undo-changes needs an e-mail address, and --days 1 to 30.");
      return withOrder(options, async (order) => {
        await undoForAccount(ctx, email, { ...order, days: Number(days) });
        return done(`Undone. A link to set a new password goes to the address that the account has now.`);
      });
    },
  },
  recover: {
    usage: "recover EMAIL NEW-EMAIL --reason TEXT",
    text: "gives an account that nobody can open another address, a week after all its addresses were told",
    run: (ctx, [email, newEmail, ...rest], options) => {
      const address = emailSchema.safeParse({ email: newEmail });
      if (!address.success || rest.length) return refused("recover needs two e-mail addresses.");
      return onAccount(ctx, { email, options, needsReason: true }, async ({ id }, order) => {
        const recovery = await recoverAccount(ctx, id, { ...order, newEmail: address.data.email });
        if (recovery.state === "done") return done(`The account has ${newEmail} now; a link went there.`);
        const until = formatInstant(recovery.until, "en");
        return done(
          recovery.state === "begun"
            ? `All addresses are told. Unless somebody signs in, repeat this command after ${until}.`
            : `Begun already: repeat this command after ${until}.`,
        );
      });
    },
  },
  "resend-mail": {
    usage: "resend-mail EMAIL verification|password [--reason TEXT]",
    text: "sends the e-mail that confirms the address, or one to set a new password",
    run: (ctx, [email, name, ...rest], options) => {
      const mail = RESENT_MAILS.find((mail) => mail === name);
      if (!mail || rest.length)
        return refused("resend-mail needs an e-mail address, and verification or password.");
      return onAccount(ctx, { email, options }, async ({ id, email }, order) =>
        told(await resendMail(ctx, id, { ...order, mail }), `The e-mail to ${email} is on its way.`),
      );
    },
  },
};

/** Undefined unless there is exactly one. */
function only(args: string[]): string | undefined {
  return args.length === 1 ? args[0] : undefined;
}

function refused(text: string): Promise<Outcome> {
  return Promise.resolve(notUnderstood(text));
}

function told(isDone: boolean, text: string): Outcome {
  return done(isDone ? text : "There is nothing to do: the account is like this already.");
}
