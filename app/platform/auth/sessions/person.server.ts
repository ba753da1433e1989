import type { CurrentUser } from "#app/platform/context.server.ts";
import type { UsersTable } from "#app/platform/database/schema/accounts.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";

export const PERSON = [
  "users.id",
  "users.email",
  "users.first_name",
  "users.last_name",
  "users.language",
  "users.email_verified_at",
] as const;

type Person = Pick<
  UsersTable,
  "id" | "email" | "first_name" | "last_name" | "language" | "email_verified_at"
>;

export function currentUser(row: Person): CurrentUser {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    language: isLocale(row.language) ? row.language : "en",
    emailVerified: row.email_verified_at !== null,
  };
}
