import { EnvError } from "#app/platform/env.server.ts";
import { readSchema } from "../distribution/read-schema.ts";
import { distributionProblems } from "../distribution/rules.ts";
import { distributionStatements } from "../distribution/statements.ts";
import { moveBusiness } from "../moving/business/move-business.ts";
import { type CommandTable, done, notPossible, notUnderstood } from "./command.ts";
import { withOrder } from "./act-command.ts";

export const businessCommands: CommandTable = {
  distribution: {
    usage: "distribution",
    text: "prints the SQL that distributes this Postgres by business on Citus, and what its rules ask for",
    run: async (ctx, args) => {
      if (args.length) return notUnderstood("distribution takes nothing more.");
      if (!ctx.platform.database.dialect.writesBeside)
        return notPossible("Only a Postgres can be distributed.");
      const schema = await readSchema(ctx.db);
      const statements = distributionStatements(schema).map((statement) => `${statement};`);
      return done(
        [...distributionProblems(schema).map((problem) => `-- ${problem}`), ...statements].join("\n"),
      );
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
        if (args.length || !businessId || !/^postgres(ql)?:\/\//.test(to))
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
