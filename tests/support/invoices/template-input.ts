import { type TemplateInput, templateSchema } from "#app/features/selling/templates/template.schema.ts";

/** A template as its form sends it: 3 × 199.95 at 8.1 %, 1 × 0.05 at 2.6 %. */
export const TEMPLATE_FIELDS = {
  name: "Konzept, monatlich",
  clientId: "",
  language: "fr",
  subject: "Konzept",
  notes: "Danke",
  termDays: "10",
  "items[0].description": "Konzept",
  "items[0].quantity": "3",
  "items[0].unit": "",
  "items[0].unitPrice": "199.95",
  "items[0].vatRate": "8.1",
  "items[1].description": "Porto",
  "items[1].quantity": "1",
  "items[1].unit": "",
  "items[1].unitPrice": "0.05",
  "items[1].vatRate": "2.6",
};

export function templateInput(overrides: Record<string, unknown> = {}): TemplateInput {
  const { name, language, subject, notes, termDays } = TEMPLATE_FIELDS;
  const items = [
    { description: "Konzept", quantity: "3", unitPrice: "199.95", vatRate: "8.1" },
    { description: "Porto", quantity: "1", unitPrice: "0.05", vatRate: "2.6" },
  ];
  return templateSchema.parse({ name, language, subject, notes, termDays, items, ...overrides });
}
