import { usageReport } from "#app/features/running/analytics/usage-report.server.ts";
import { findDeskAccountByEmail } from "#app/features/people/operator/accounts/desk-account.server.ts";
import { actRow } from "#app/features/people/operator/acts/act-rows.ts";
import { type ActPage, listActs, listOwnActs } from "#app/features/people/operator/acts/acts.server.ts";
import { findHealth } from "#app/features/people/operator/health/health.server.ts";
import { healthRows } from "#app/features/people/operator/health/health-rows.ts";
import { type Context, withBusiness } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { usageText } from "../usage-text.ts";
import {
  columns,
  type CommandTable,
  done,
  noAccount,
  notUnderstood,
  type Outcome,
  withoutControls,
} from "./command.ts";

const t = translator("en");

export const reportCommands: CommandTable = {
  stats: {
    usage: "stats",
    text: "counts visitors, page views, registrations and invoices of the last 30 days",
    run: async (ctx, args) =>
      args.length ? notUnderstood("stats takes nothing more.") : done(usageText(await usageReport(ctx))),
  },
  health: {
    usage: "health",
    text: "shows database, disk, background jobs, last backup and numbers of accounts",
    run: async (ctx, args) => (args.length ? notUnderstood("health takes nothing more.") : showHealth(ctx)),
  },
  log: {
    usage: "log [EMAIL]",
    text: "shows what operators did, on all accounts or on one; the newest 25",
    run: async (ctx, [email, ...rest]) => {
      if (rest.length) return notUnderstood("log takes an e-mail address only.");
      if (!email) return showLog(await listActs(ctx));
      const account = await findDeskAccountByEmail(ctx, email);
      return account ? showLog(await listOwnActs(withBusiness(ctx, account.id))) : noAccount(email);
    },
  },
};

async function showHealth(ctx: Context): Promise<Outcome> {
  const { system, background, accounts } = healthRows(await findHealth(ctx), ctx.now, "en");
  const rows = [...accounts, ...background, ...system];
  const none = t("admin:health.none");
  return done(columns(rows.map(([key, value]) => [t([`admin:health.${key}`]), String(value ?? none)])));
}

function showLog({ acts }: ActPage): Outcome {
  if (acts.length === 0) return done(t("admin:log.none"));
  const rows = acts.map((act) => {
    const { at, by, key, params, accountId, reason } = actRow(act, "en");
    const who = by || "command line";
    return [at, who, accountId ?? "-", t([`admin:act.${key}`], params), withoutControls(reason)];
  });
  return done(columns(rows));
}
