import { z } from "zod";

export const recipientNamed = z.object({
  recipient: z.object({ name: z.string(), email: z.string().default("") }),
});
