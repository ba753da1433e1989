import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Client } from "./client.ts";

interface Writer {
  user: { language: Locale };
}

/** What a paper, a series or a template is like where nobody says it: the one place that asks the client. */
export function paperDefaults(
  { user }: Writer,
  client: Pick<Client, "language"> | null | undefined,
): { language: Locale } {
  return { language: client?.language ?? user.language };
}
