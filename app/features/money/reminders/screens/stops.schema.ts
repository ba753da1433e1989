import { z } from "zod";
import { day, requiredLine } from "#app/platform/forms/fields.ts";
import { DISPUTE_LENGTH } from "./dispute-length.ts";

export const pauseSchema = z.object({ until: day() });

export const promiseSchema = z.object({ day: day() });

export const disputeSchema = z.object({ note: requiredLine({ max: DISPUTE_LENGTH }) });
