import { expect, it } from "vitest";
import { emailPage } from "#app/platform/mail/email-page.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";

const PARTS = {
  subject: "x",
  paragraphs: ["eins\nzwei"],
  action: { label: "Ja", href: "https://x.example" },
};

it("the lines of a signature stay lines in both parts of an e-mail", () => {
  const { html, text } = emailPage(translator("de"), PARTS);
  expect(html.replace(/\s+/g, " ")).toContain("<p>Freundliche Grüsse<br />Rappen</p>");
  expect(html).toContain("<p>eins<br />zwei</p>");
  expect(text).toContain("Freundliche Grüsse\nRappen\n");
});

it.each([
  ["fr", "Ja\u00a0:\nhttps://x.example"],
  ["de", "Ja:\nhttps://x.example"],
  ["en", "Ja:\nhttps://x.example"],
  ["it", "Ja:\nhttps://x.example"],
] as const)("a link in the text of an e-mail has the colon of its language: %s", (locale, link) => {
  expect(emailPage(translator(locale), PARTS).text).toContain(link);
});
