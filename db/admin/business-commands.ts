import { isServerAddress, POSTGRES } from "#app/platform/env-values.ts";
import { EnvError } from "#app/platform/env.server.ts";
import { readCatalogue } from "../distribution/catalogue.ts";
import { distributionSql } from "../distribution/distribution-sql.ts";
import { distributionPlan } from "../distribution/plan.ts";
import { moveBusiness } from "../moving/business/move-business.ts";
import { type CommandTable, done, notPossible, notUnderstood } from "./command.ts";
import { withOrder } from "./act-command.ts";

export const businessCommands: CommandTable = {
  distribution: {
    usage: "distribution",
    text: "prints the SQL that spreads this Postgres by business over machines with Citus; changes nothing",
    run: async (ctx, args) => {
      if (args.length) return notUnderstood("distribution takes nothing more.");
      if (!ctx.platform.database.dialect.writesBeside)
        return notPossible("Only a Postgres can be distributed.");
      const { prepare, distribute, join } = distributionSql(await readCatalogue(ctx.db), distributionPlan());
      const statements = ["begin", ...prepare, "commit", ...distribute, ...join];
      return done(statements.map((statement) => `${statement};`).join("\n"));
    },
  },
  "move-business": {
    usage: "move-business --business ID --to postgres://USER:PASSWORD@HOST/NAME [--dry-run] [--forget]",
    text: "moves one business with its people to another Postgres, compares every row, and opens it there",
    run: (ctx, args, options) =>
      withOrder(options, async () => {
        const {
          business: businessId,
          to = "",
          forget: forgets = false,
          "dry-run": isDryRun = false,
        } = options;
        if (args.length || !businessId || !isServerAddress(to, POSTGRES))
          return notUnderstood("move-business needs --business ID and --to with the address of a Postgres.");
        if (forgets && isDryRun)
          return notUnderstood("--dry-run changes nothing, so that --forget does not go with it.");
        try {
          return done(await moveBusiness(ctx, { businessId, to, forgets, isDryRun }));
        } catch (error) {
          if (error instanceof EnvError) return notPossible(`Not moved: ${error.message}.`);
          throw error;
        }
      }),
  },
};
