import type { UserContext } from "#app/platform/context.server.ts";
import { fillInvoices, makeFolder, newAccount, newApiKey, removeFolder } from "../account.ts";
import { interleaved, type Measure } from "../interleave.ts";
import { load, type Target } from "../load.ts";
import { compared, type Goal, type Row } from "../row.ts";
import { checkSize, type PageSize, readListPage } from "../same-page.ts";
import {
  type BaselineName,
  type RunningServer,
  startBaseline,
  startExpress,
  startProduct,
} from "../servers.ts";

const ROUNDS = { rounds: 9, warmUp: 2 };
const UNIT = "req/s";

/** Shares of what the others take. */
const GOALS: Record<BaselineName, Goal | null> = {
  "Next.js 16": { atMost: 0.22 },
  "React Router 7": { atMost: 0.5 },
  "Express with Eta": null,
};

type Asked = Target & { server: RunningServer };

interface Targets {
  dir: string;
  ctx: UserContext;
  list: Asked;
  api: Target;
  barePage: Asked;
  bareJson: Target;
}

/** P4: processor time of the list of invoices beside the same list made with what people would choose. */
export function listPage(): Promise<Row[]> {
  return withServers(async ({ list, barePage, ctx, dir }) => {
    const names = Object.keys(GOALS) as BaselineName[];
    const baselines = await Promise.all(names.map((name) => startBaseline(name, dir)));
    try {
      const targets = baselines.map((server) => ({ ...list, server, port: server.port }));
      const ours = await readListPage("Rappen", list, ctx);
      const sizes = await Promise.all(names.map((name, at) => readListPage(name, targets[at]!, ctx)));
      names.forEach((name, at) => checkSize(name, sizes[at]!, ours));
      const others = Object.fromEntries(names.map((name, at) => [name, cpuOfOne(targets[at]!)]));
      const measures: Record<string, Measure> = {
        ...others,
        ours: cpuOfOne(list),
        bare: cpuOfOne(barePage),
      };
      const seen = await interleaved(measures, ROUNDS);
      const what = `processor time of the invoice list, signed in, 10 rows, ${inWords(ours)}`;
      const row = (name: string, value: number, goal: Goal | null) =>
        compared({
          part: "P4",
          what,
          ours: { value: seen.ours!, unit: "ms" },
          baseline: { name, value, unit: "ms" },
          goal,
        });
      return [
        ...names.map((name, at) => row(`${name}, ${inWords(sizes[at]!)}`, seen[name]!, GOALS[name])),
        row("Express + renderToPipeableStream of bare rows", seen.bare!, null),
      ];
    } finally {
      await Promise.all(baselines.map((server) => server.stop()));
    }
  });
}

function inWords({ total, markup }: PageSize): string {
  return `${total.toFixed(0)} kB (${markup.toFixed(0)} of it markup)`;
}

/** P5: the public API with key and rate limit, beside Express and Kysely, and beside the page. */
export function publicApi(): Promise<Row[]> {
  return withServers(async ({ list, api, bareJson }) => {
    const whole = { ...bareJson, path: "/whole" };
    const measures = {
      ours: perSecond(api),
      bare: perSecond(bareJson),
      whole: perSecond(whole),
      page: perSecond(list),
    };
    const seen = await interleaved(measures, ROUNDS);
    const row = (name: string, value: number, atLeast: number) =>
      compared({
        part: "P5",
        what: "/api/v1/invoices, key check and rate limit",
        ours: { value: seen.ours, unit: UNIT },
        baseline: { name, value, unit: UNIT },
        goal: { atLeast },
      });
    return [
      row("Express JSON through Kysely, the same invoices whole", seen.whole, 0.35),
      row("the same, seven columns of them", seen.bare, 0.35),
      row("the list page", seen.page, 1.5),
    ];
  });
}

/** ms of all threads and processes of the server for one answer. */
function cpuOfOne(target: Asked) {
  return async () => {
    const began = target.server.cpuMs();
    const { latencies } = await load(target, { seconds: 1.5 });
    return (target.server.cpuMs() - began) / latencies.length;
  };
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
      dir,
      ctx,
      list: { server: product, port: product.port, path: "/invoices", headers: { Cookie: cookie } },
      api: {
        port: product.port,
        path: "/api/v1/invoices",
        headers: { Authorization: `Bearer ${key}` },
      },
      barePage: { server: express, port: express.port, path: "/page" },
      bareJson: { port: express.port, path: "/json" },
    });
  } finally {
    await Promise.all([product.stop(), express.stop()]);
    await ctx.db.destroy();
    removeFolder(dir);
  }
}
