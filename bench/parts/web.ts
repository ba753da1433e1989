import { fillInvoices, makeFolder, newAccount, newApiKey, removeFolder } from "../account.ts";
import { interleaved } from "../interleave.ts";
import { load, type Target } from "../load.ts";
import { compared, type Row } from "../row.ts";
import { startExpress, startProduct } from "../servers.ts";

const ROUNDS = { rounds: 9, warmUp: 2 };
const UNIT = "req/s";

interface Targets {
  list: Target;
  api: Target;
  barePage: Target;
  bareJson: Target;
}

/** P4: the list of invoices beside Express and React with the same rows. */
export function listPage(): Promise<Row[]> {
  return withServers(async ({ list, barePage }) => {
    const seen = await interleaved({ ours: perSecond(list), bare: perSecond(barePage) }, ROUNDS);
    return [
      compared({
        ...{
          part: "P4",
          what: "invoice list page, signed in, 10 rows",
          ours: { value: seen.ours, unit: UNIT },
        },
        baseline: { name: "Express + renderToPipeableStream", value: seen.bare, unit: UNIT },
        goal: { atLeast: 0.25 },
      }),
    ];
  });
}

/** P5: the public API with key and rate limit, beside Express and Kysely, and beside the page. */
export function publicApi(): Promise<Row[]> {
  return withServers(async ({ list, api, bareJson }) => {
    const measures = { ours: perSecond(api), bare: perSecond(bareJson), page: perSecond(list) };
    const seen = await interleaved(measures, ROUNDS);
    const row = (name: string, value: number, atLeast: number) =>
      compared({
        ...{
          part: "P5",
          what: "/api/v1/invoices, key check and rate limit",
          ours: { value: seen.ours, unit: UNIT },
        },
        ...{ baseline: { name, value, unit: UNIT }, goal: { atLeast } },
      });
    return [row("Express JSON through Kysely", seen.bare, 0.35), row("the list page", seen.page, 1.5)];
  });
}

function perSecond(target: Target) {
  return async () => (await load(target, { seconds: 1.5 })).perSecond;
}

async function withServers(measure: (targets: Targets) => Promise<Row[]>): Promise<Row[]> {
  const dir = makeFolder();
  const { ctx, cookie } = await newAccount(dir);
  await fillInvoices(ctx, 200, 3);
  const key = await newApiKey(ctx);
  const [product, express] = await Promise.all([startProduct(dir), startExpress(dir, ctx.businessId)]);
  try {
    return await measure({
      list: { port: product.port, path: "/invoices", headers: { Cookie: cookie } },
      api: {
        ...{ port: product.port, path: "/api/v1/invoices" },
        headers: { Authorization: `Bearer ${key}` },
      },
      barePage: { port: express.port, path: "/page" },
      bareJson: { port: express.port, path: "/json" },
    });
  } finally {
    await Promise.all([product.stop(), express.stop()]);
    await ctx.db.destroy();
    removeFolder(dir);
  }
}
