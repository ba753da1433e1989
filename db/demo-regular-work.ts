import { createCatalogueItem } from "#app/features/selling/catalogue/change-catalogue.server.ts";
import { catalogueSchema } from "#app/features/selling/catalogue/catalogue.schema.ts";
import type { Client } from "#app/features/selling/clients/client.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { reminderSettingsSchema } from "#app/features/money/reminders/reminder-settings.schema.ts";
import { DEFAULT_SETTINGS } from "#app/features/money/reminders/reminder-settings.ts";
import { saveReminderSettings } from "#app/features/money/reminders/reminder-settings.server.ts";
import { createSeries } from "#app/features/selling/series/create-series.server.ts";
import { seriesSchema } from "#app/features/selling/series/series.schema.ts";
import { createTemplate } from "#app/features/selling/templates/create-template.server.ts";
import { templateSchema } from "#app/features/selling/templates/template.schema.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { addDays } from "#app/swiss/dates.ts";

/** `[number, unit, price, VAT class, names in German, French, Italian and English]`. */
const CATALOGUE: [string, string, number, string, string[]][] = [
  ["G-10", "h", 140, "normal", ["Gestaltung", "Conception graphique", "Progettazione grafica", "Design"]],
  ["G-20", "h", 120, "normal", ["Korrekturen", "Corrections", "Correzioni", "Corrections"]],
  ["F-10", "h", 160, "normal", ["Fotografie", "Photographie", "Fotografia", "Photography"]],
  ["B-10", "Stück", 59, "reduced", ["Fachbuch", "Manuel", "Manuale", "Handbook"]],
];

const TEMPLATES = [
  {
    name: "Plakat",
    items: [
      { description: "Plakat, Gestaltung", quantity: 1, unitPrice: 1450, vatRate: 8.1 },
      { description: "Korrekturrunde", quantity: 2, unit: "h", unitPrice: 140, vatRate: 8.1 },
    ],
  },
  {
    name: "Jahresbericht",
    items: [
      { description: "Konzept und Layout", quantity: 1, unitPrice: 4200, vatRate: 8.1 },
      { description: "Bildbearbeitung", quantity: 10, unit: "h", unitPrice: 45, vatRate: 8.1 },
    ],
  },
];

/** A catalogue, templates, an invoice of each month, and reminders that are suggested. */
export async function fillRegularWork(ctx: UserContext, clients: Client[]): Promise<void> {
  for (const [number, unit, unitPrice, vatClass, [de, fr, it, en]] of CATALOGUE) {
    const name = { de, fr, it, en };
    await createCatalogueItem(ctx, catalogueSchema.parse({ number, unit, unitPrice, vatClass, name }));
  }
  for (const template of TEMPLATES) {
    await createTemplate(ctx, templateSchema.parse({ ...template, language: "de", termDays: 30 }));
  }
  const [, , , , , bergrose] = clients;
  if (bergrose) await maintainWebsite(ctx, bergrose);
  const levels = DEFAULT_SETTINGS.levels.map(({ daysAfter, newTermDays }) => ({ daysAfter, newTermDays }));
  const settings = { mode: "suggest", levels, includePast: true };
  await saveReminderSettings(ctx, reminderSettingsSchema.parse(settings));
}

async function maintainWebsite(ctx: UserContext, { id: clientId, language }: Client): Promise<void> {
  const start = `${addDays(`${ctx.month}-01`, 31).slice(0, 7)}-01`;
  const items = [
    {
      description: "Website, Unterhalt {month} {year}",
      quantity: 3,
      unit: "h",
      unitPrice: 140,
      vatRate: 8.1,
    },
  ];
  const series = {
    name: "Unterhalt Website",
    rule: { every: 1, unit: "month", start },
    template: { clientId, language, items, termDays: 30 },
  };
  await createSeries(ctx, seriesSchema.parse(series));
}

/** The first letter for what has waited longest, if it is overdue. */
export async function remindOldest(ctx: UserContext, openIds: string[]): Promise<void> {
  const [oldest] = openIds;
  if (oldest && (await findInvoice(ctx, oldest)).dueDate < ctx.today) await createReminder(ctx, oldest);
}
