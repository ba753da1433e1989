import type { contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { MAX_TERM } from "#app/features/selling/invoices/fields/invoice.ts";
import type { ValuesOf } from "#app/platform/forms/field-record.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { TemplateItem } from "./template-items.ts";

export const MAX_TEMPLATES = 200;

export const MAX_NAME = 99;

export interface Template extends ValuesOf<typeof contentFields> {
  id: string;
  name: string;
  clientId: string | null;
  clientName: string;
  language: Locale;
  termDays: number;
  items: TemplateItem[];
  version: number;
  createdAt: string;
  updatedAt: string;
}

export function termWithin(days: number): number {
  return Math.min(Math.max(days, 1), MAX_TERM);
}
