import { z } from "zod";
import { optionalVersion } from "./fields.ts";

/** For a form that acts on what its page showed, and asks for nothing else. */
export const seenSchema = z.object({ version: optionalVersion() });
