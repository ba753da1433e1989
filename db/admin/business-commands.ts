import { EnvError } from "#app/platform/env.server.ts";
import { moveBusiness } from "../moving/business/move-business.ts";
import { type CommandTable, done, notPossible, notUnderstood } from "./command.ts";
import { withOrder } from "./act-command.ts";

export const businessCommands: CommandTable = {
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
