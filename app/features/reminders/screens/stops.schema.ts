import { z } from "zod";
import { day, requiredLine } from "#app/platform/forms/fields.ts";

export const DISPUTE_LENGTH = 200;

export const pauseSchema = z.object({ until: day() });

export const disputeSchema = z.object({ note: requiredLine({ max: DISPUTE_LENGTH }) });
