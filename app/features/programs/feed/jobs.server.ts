import { NOUNS, TELL_JOB, willTell } from "#app/features/running/events/will-tell.server.ts";
import { withBusiness } from "#app/platform/context.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.server.ts";

export const feedJobs: Jobs = {
  [TELL_JOB]: {
    handler: async (ctx, { businessId = "", noun: wanted, ids = "" }) => {
      const noun = NOUNS.find((one) => one === wanted);
      await withBusiness(ctx, businessId).transaction((ctx) => {
        if (noun) willTell(ctx, noun, ...ids.split(" "));
        return Promise.resolve();
      });
    },
  },
};
