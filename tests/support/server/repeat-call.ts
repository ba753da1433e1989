import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readEnv } from "#app/platform/env.server.ts";
import { createLogger } from "#app/platform/observability/log.server.ts";
import { openPlatform } from "#app/platform/platform.server.ts";
import { product } from "#app/product.ts";
import { screens } from "#app/platform/http/server/screens.server.ts";
import { createWebServer } from "#app/platform/http/server/web-server.server.ts";
import { INVOICE } from "../invoices/invoice-input.ts";
import { TEST_NOW } from "../test-now.ts";

/**
 * A process of its own that serves the product and sends itself the same call 25 times at once; its exit code says
 * whether all were answered well.
 */
const platform = openPlatform(readEnv(), product, { now: () => TEST_NOW, log: createLogger("silent") });
const parts = await screens(platform.env);
const app = createWebServer(platform, { ...parts, isMigrated: () => Promise.resolve(true) });
const server = createServer(app).listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/invoices`;
const headers = {
  Authorization: `Bearer ${process.env.API_KEY}`,
  "Content-Type": "application/json",
  "Idempotency-Key": "order-4711",
};
const call = () => fetch(url, { method: "POST", headers, body: JSON.stringify(INVOICE) });
const answers = await Promise.all(Array.from({ length: 25 }, call));
server.closeAllConnections();
server.close();
await platform.database.db.destroy();
process.exit(answers.every(({ status }) => status === 201 || status === 409) ? 0 : 1);
