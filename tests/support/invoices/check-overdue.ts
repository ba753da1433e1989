import { checkOverdue } from "#app/features/selling/invoices/status/overdue-check.server.ts";
import { createContext } from "#app/platform/context.server.ts";
import { readEnv } from "#app/platform/env.server.ts";
import { openPlatform } from "#app/platform/platform.server.ts";
import { product } from "#app/product.ts";
import { TEST_NOW } from "../test-now.ts";

/** A process of its own that looks for overdue invoices, in the database that its environment names. */
const platform = openPlatform(readEnv(), product, { now: () => TEST_NOW });
await checkOverdue(createContext({ platform, locale: "en", requestId: "process", log: platform.log }));
await platform.database.db.destroy();
