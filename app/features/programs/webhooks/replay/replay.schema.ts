import { z } from "zod";

export const replaySchema = z.object({ webhookId: z.string().max(50).optional() });

export type ReplayInput = z.output<typeof replaySchema>;
