import { sendContactEmail } from "./send-message.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.server.ts";

export const contactJobs: Jobs = {
  "contact.email": { handler: sendContactEmail, lane: "email" },
};
