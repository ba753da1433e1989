import { z } from "zod";

/** All that a list reads of an offer's document. */
export const recipientNamed = z.object({ recipient: z.object({ name: z.string() }) });
