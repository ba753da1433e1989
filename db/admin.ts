import { randomUUIDv7 } from "node:crypto";
import { parseArgs } from "node:util";
import { findBusinessByEmail, grantPlan } from "#app/features/accounts/operator.server.ts";
import { usageReport } from "#app/features/analytics/usage-report.server.ts";
import { restoreInvoice } from "#app/features/invoices/status/restore-invoice.server.ts";
import { type Context, createContext } from "#app/platform/context.server.ts";
import { checkDatabase } from "#app/platform/database/database-check.server.ts";
import { EnvError, readEnv } from "#app/platform/env.server.ts";
import { createLogger } from "#app/platform/observability/log.server.ts";
import { openPlatform } from "#app/platform/platform.server.ts";
import { product } from "#app/product.ts";
import { examine } from "./doctor.ts";
import { isMigrated } from "./migrate.ts";
import { moveTo, undoMove } from "./moving/move-command.ts";
import { usageText } from "./usage-text.ts";

const HELP = `Commands of the operator, on the database of this installation:

  npm run admin -- plan EMAIL pro|free [--period monthly|yearly]
      gives an account Pro without a subscription, or takes it back
  npm run admin -- restore-invoice EMAIL NUMBER
      takes an invoice that was deleted after it left draft back out of the archive
  npm run admin -- stats
      counts visitors, page views, registrations and invoices of the last 30 days
  npm run admin -- doctor
      checks settings, database, mail, Stripe, storage, clock and the age of the last backup, and says what to do
  npm run admin -- move-to-postgres postgres://USER:PASSWORD@HOST/NAME
      copies everything from SQLite into an empty Postgres and compares every row; goes on after an interruption
  npm run admin -- move-to-postgres --undo
      lets the product start on the SQLite file again`;

/** Exit codes: 0 done, 1 not possible, 2 not understood. */
interface Outcome {
  text: string;
  code: 0 | 1 | 2;
}

type WithDatabase = (work: (ctx: Context) => Promise<Outcome>) => Promise<Outcome>;

type Command = (ctx: Context, args: string[], options: { period?: string | undefined }) => Promise<Outcome>;

const COMMANDS: Record<string, Command> = { plan: changePlan, "restore-invoice": restore, stats: showStats };

const done = (text: string): Outcome => ({ text, code: 0 });
const notPossible = (text: string): Outcome => ({ text, code: 1 });
const notUnderstood = (text: string): Outcome => ({ text: `${text}\n\n${HELP}`, code: 2 });

/** `check` and `move` open what they need themselves. @returns what to print, and the exit code */
export async function runAdmin(
  argv: string[],
  open: WithDatabase,
  check = checkThisCopy,
  move = moveThisCopy,
): Promise<Outcome> {
  let parsed;
  try {
    const flag = { type: "boolean" } as const;
    const options = { period: { type: "string" }, undo: flag, help: flag } as const;
    parsed = parseArgs({ args: argv, options, allowPositionals: true });
  } catch (error) {
    return notUnderstood(error instanceof Error ? error.message : String(error));
  }
  const { positionals, values } = parsed;
  const [name, ...args] = positionals;
  if (name === undefined || name === "help" || values.help) return done(HELP);
  if (name === "doctor") return args.length ? notUnderstood("doctor takes nothing more.") : check();
  if (name === "move-to-postgres") return move(args, values.undo ?? false);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return notUnderstood(`There is no command ${name}.`);
  return open((ctx) => command(ctx, args, values));
}

async function changePlan(ctx: Context, args: string[], { period }: { period?: string | undefined }) {
  const [email, plan, ...rest] = args;
  if (!email || rest.length || (plan !== "pro" && plan !== "free"))
    return notUnderstood("plan needs an e-mail address, and pro or free.");
  if (period !== undefined && period !== "monthly" && period !== "yearly")
    return notUnderstood("--period is monthly or yearly.");
  if (period && plan === "free") return notUnderstood("--period goes with pro only.");
  const business = await findBusinessByEmail(ctx, email);
  if (!business) return noAccount(email);
  const inForce = await grantPlan(business, plan, period ?? null);
  if (inForce === plan) return done(`${email} is on ${inForce} now.`);
  return done(
    `What was given to ${email} is taken back. It is still on Pro, by a subscription or DEFAULT_PLAN.`,
  );
}

async function restore(ctx: Context, args: string[]) {
  const [email, number, ...rest] = args;
  if (!email || !number || rest.length)
    return notUnderstood("restore-invoice needs an e-mail address and the number of an invoice.");
  const business = await findBusinessByEmail(ctx, email);
  if (!business) return noAccount(email);
  if (await restoreInvoice(business, number)) return done(`Invoice ${number} of ${email} is back.`);
  return notPossible(`The archive of ${email} has no invoice ${number}.`);
}

async function showStats(ctx: Context, args: string[]) {
  if (args.length) return notUnderstood("stats takes nothing more.");
  return done(usageText(await usageReport(ctx)));
}

async function checkThisCopy(): Promise<Outcome> {
  const { text, failed } = await examine(process.env);
  return failed ? notPossible(text) : done(text);
}

async function moveThisCopy(args: string[], undo: boolean): Promise<Outcome> {
  const [url = "", ...rest] = args;
  if (rest.length || (undo ? url : !/^postgres(ql)?:\/\//.test(url)))
    return notUnderstood("move-to-postgres needs the address of an empty Postgres, or --undo.");
  try {
    return done(undo ? undoMove() : await moveTo(url));
  } catch (error) {
    if (error instanceof EnvError) return notPossible(error.message);
    throw error;
  }
}

function noAccount(email: string): Outcome {
  return notPossible(`There is no account with the address ${email}.`);
}

if (import.meta.main) {
  const { text, code } = await runAdmin(process.argv.slice(2), onThisDatabase);
  (code === 0 ? console.log : console.error)(text);
  // A server that never answers would keep the process alive.
  process.exit(code);
}

async function onThisDatabase(work: (ctx: Context) => Promise<Outcome>): Promise<Outcome> {
  try {
    const platform = openPlatform(readEnv(), product, { log: createLogger("silent") });
    try {
      await checkDatabase(platform.env, platform.database);
      if (!(await isMigrated(platform.database)))
        return notPossible(
          "This database is not up to date. Run npm run migrate, or start the product once.",
        );
      const ctx = createContext({ platform, locale: "en", requestId: randomUUIDv7(), log: platform.log });
      return await work(ctx);
    } finally {
      await platform.database.db.destroy();
    }
  } catch (error) {
    if (error instanceof EnvError) return notPossible(`Cannot run: ${error.message}`);
    throw error;
  }
}
