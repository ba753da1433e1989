import { describe, expect, it } from "vitest";
import {
  type AccountEmail,
  accountEmail,
  securityEmail,
} from "#app/features/people/accounts/email/account-email.ts";
import { isSecurityKind, SECURITY_KINDS } from "#app/features/people/accounts/not-me/security-kinds.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";

const EMAILS: AccountEmail[] = ["verification", "reset", "change_email", "account_sealed"];

const FACTS = {
  name: "<b>Anna</b>",
  link: "https://rappen.example/x?token=abc&y=1",
  email: "anna@example.ch",
  minutes: "10",
  device: "Firefox, macOS",
  time: "21.11.2026, 13:00",
  day: "31.12.2036",
  passkey: "Laptop",
  key: "Cash desk",
  application: "Assistant",
};

describe.each(LOCALES)("e-mails in %s", (locale) => {
  it.each([...EMAILS, ...SECURITY_KINDS])("%s says everything, in text and in HTML", (email) => {
    const t = translator(locale);
    const { subject, text, html } = isSecurityKind(email)
      ? securityEmail(t, email, { facts: FACTS, more: [], link: FACTS.link })
      : accountEmail(t, email, FACTS);
    expect(subject.length).toBeGreaterThan(5);
    expect(`${subject}${text}${html}`).not.toMatch(/\{\{|emails:/);
    expect(text).toContain(FACTS.link);
    expect(html).toContain('href="https://rappen.example/x?token=abc&#38;y=1"');
    expect(html).toContain("&#60;b&#62;Anna");
    expect(html).not.toContain("<b>Anna");
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain('name="color-scheme" content="light dark"');
  });
});
