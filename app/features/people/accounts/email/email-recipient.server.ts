import type { Translate } from "#app/platform/i18n/messages.ts";
import type { Context } from "#app/platform/context.server.ts";
import { isLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";

interface EmailRecipient {
  id: string;
  email: string;
  /** First and last name. */
  name: string;
  isVerified: boolean;
  /** When the address was read. */
  accessVersion: number;
  language: Locale;
  t: Translate;
}

export async function findRecipient(ctx: Context, emailOrId: string): Promise<EmailRecipient | null> {
  const user = await ctx.db
    .selectFrom("users")
    .select(["id", "email", "first_name", "last_name", "language", "email_verified_at", "access_version"])
    .where((where) => where.or([where("email", "=", emailOrId), where("id", "=", emailOrId)]))
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!user) return null;
  const language = isLocale(user.language) ? user.language : "en";
  return {
    id: user.id,
    email: user.email,
    name: `${user.first_name} ${user.last_name}`,
    isVerified: user.email_verified_at !== null,
    accessVersion: user.access_version,
    language,
    t: translator(language),
  };
}
