import { z } from "zod";

const role = z.enum(["owner", "member", "accountant", "writer"]);

/** What seats-json.server.ts answers, for the API description. */
export const seatsAnswer = z
  .object({
    businesses: z.array(
      z
        .object({
          id: z.guid(),
          name: z.string(),
          role,
          isPaused: z.boolean(),
          isCurrent: z.boolean(),
        })
        .strict(),
    ),
    people: z.array(
      z
        .object({
          id: z.guid(),
          name: z.string(),
          email: z.string(),
          role,
          isPaused: z.boolean(),
        })
        .strict(),
    ),
  })
  .strict();
