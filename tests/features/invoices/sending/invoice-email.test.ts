import { expect, it } from "vitest";
import { letterTemplate } from "#app/features/invoices/sending/invoice-email.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { invoiceDocument } from "../../../support/invoices/invoice-document.ts";

it.each([
  ["de", "Guten Tag", "Guten Tag Regula Ammann"],
  ["fr", "Bonjour,", "Bonjour Regula Ammann,"],
] as const)(
  "in %s a firm is greeted without a name, its contact person by name",
  (language, firm, person) => {
    const greeting = (contact: string) => {
      const invoice = invoiceDocument({ recipient: { name: "Kulturhaus Obertor", contact } });
      return letterTemplate(translator(language), invoice, language).message.split("\n")[0];
    };
    expect(greeting("")).toBe(firm);
    expect(greeting("Regula Ammann")).toBe(person);
  },
);
