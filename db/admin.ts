import { randomUUIDv7 } from "node:crypto";
import { parseArgs } from "node:util";
import { type Context, createContext } from "#app/platform/context.server.ts";
import { checkDatabase } from "#app/platform/database/database-check.server.ts";
import { isServerAddress, POSTGRES } from "#app/platform/env-values.ts";
import { EnvError, readEnv } from "#app/platform/env.server.ts";
import { createLogger } from "#app/platform/observability/log.server.ts";
import { openPlatform } from "#app/platform/platform.server.ts";
import { product } from "#app/product.ts";
import { accountCommands } from "./admin/account-commands.ts";
import { businessCommands } from "./admin/business-commands.ts";
import { type CommandTable, done, notPossible, notUnderstood, type Outcome } from "./admin/command.ts";
import { invoiceCommands } from "./admin/invoice-commands.ts";
import { jobCommands } from "./admin/job-commands.ts";
import { reportCommands } from "./admin/report-commands.ts";
import { examine } from "./doctor.ts";
import { isMigrated, requireKnownSchema } from "./migrate.ts";
import { moveTo, undoMove } from "./moving/move-command.ts";
import { storageCommands } from "./storage/storage-command.ts";

const COMMANDS: CommandTable = {
  ...accountCommands,
  ...jobCommands,
  ...reportCommands,
  ...invoiceCommands,
  ...storageCommands,
  ...businessCommands,
};

const HELP = `Commands of the operator, on the database of this installation:

${Object.values(COMMANDS)
  .map(({ usage, text }) => `  npm run admin -- ${usage}\n      ${text}`)
  .join("\n")}
  npm run admin -- doctor
      checks settings, database, mail, Stripe, storage, clock and the age of the last backup, and says what to do
  npm run admin -- move-to-postgres postgres://USER:PASSWORD@HOST/NAME
      copies everything from SQLite into an empty Postgres and compares every row; goes on after an interruption
  npm run admin -- move-to-postgres --undo
      lets the product start on the SQLite file again`;

type WithDatabase = (work: (ctx: Context) => Promise<Outcome>) => Promise<Outcome>;

/** `check` and `move` open what they need themselves. @returns what to print, and the exit code */
export async function runAdmin(
  argv: string[],
  open: WithDatabase,
  check = checkThisCopy,
  move = moveThisCopy,
): Promise<Outcome> {
  const outcome = await run(argv, open, { check, move });
  return outcome.code === 2 ? { ...outcome, text: `${outcome.text}\n\n${HELP}` } : outcome;
}

interface Others {
  check: typeof checkThisCopy;
  move: typeof moveThisCopy;
}

async function run(argv: string[], open: WithDatabase, { check, move }: Others): Promise<Outcome> {
  let parsed;
  try {
    const flag = { type: "boolean" } as const;
    const text = { type: "string" } as const;
    const business = { business: text, to: text, forget: flag, "dry-run": flag };
    const options = {
      ...business,
      company: text,
      period: text,
      days: text,
      reason: text,
      dead: flag,
      undo: flag,
      help: flag,
    };
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
  return open((ctx) => command.run(ctx, args, values));
}

async function checkThisCopy(): Promise<Outcome> {
  const { text, failed } = await examine(process.env);
  return failed ? notPossible(text) : done(text);
}

async function moveThisCopy(args: string[], undo: boolean): Promise<Outcome> {
  const [url = "", ...rest] = args;
  if (rest.length || (undo ? url : !isServerAddress(url, POSTGRES)))
    return notUnderstood("move-to-postgres needs the address of an empty Postgres, or --undo.");
  try {
    return done(undo ? undoMove() : await moveTo(url));
  } catch (error) {
    if (error instanceof EnvError) return notPossible(error.message);
    throw error;
  }
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
      await requireKnownSchema(platform.database);
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
