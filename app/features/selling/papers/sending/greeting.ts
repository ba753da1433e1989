import { hasLegalForm } from "#app/features/selling/clients/legal-form.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";

/** `name` greets a person by name, `plain` nobody in particular, `none` leaves it to the writer's text. */
export const GREETINGS = ["name", "plain", "none"] as const;

type GreetingKind = (typeof GREETINGS)[number];

/** The line itself, in the language of the letter; empty for `none`. */
export type Greetings = Record<GreetingKind, string>;

interface Greeted {
  name: string;
  contact: string;
}

/** Before a person's name in the four languages; without one, a client's name may be a firm's. */
const TITLE =
  /^(Frau|Herrn?|Madame|Mme|Mademoiselle|Mlle|Monsieur|Signora|Sig\.ra|Signor|Sig\.|Mrs\.?|Ms\.?|Miss|Mr\.?|M\.) \S/iu;

export function greetingsOf(t: Translate, { name, contact }: Greeted): Greetings {
  return {
    name: t("emails:greeting", { name: contact || name.replace(/^Herrn /i, "Herr ") }),
    plain: t("emails:greetingFirm"),
    none: "",
  };
}

/** A contact person and a client with a title are greeted by name, a firm is not. */
export function suitableGreeting({ name, contact }: Greeted): GreetingKind {
  return contact || (TITLE.test(name) && !hasLegalForm(name)) ? "name" : "plain";
}

export function withGreeting(greeting: string, message: string): string {
  return [greeting, message].filter(Boolean).join("\n\n");
}
