import { runReminders } from "#app/features/money/reminders/run/run-reminders.server.ts";
import { createContext } from "#app/platform/context.server.ts";
import { readEnv } from "#app/platform/env.server.ts";
import { openPlatform } from "#app/platform/platform.server.ts";
import { product } from "#app/product.ts";
import { closeInvoicePdfPool } from "#app/features/selling/invoices/pdf/invoice-pdf.server.ts";

/** A process of its own that writes what is due on a Monday, in the database that its environment names. */
const now = () => new Date("2026-11-23T08:00:00.000Z");
const platform = openPlatform(readEnv(), product, { now });
await runReminders(createContext({ platform, locale: "en", requestId: "process", log: platform.log }));
await closeInvoicePdfPool();
await platform.database.db.destroy();
