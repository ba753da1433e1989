import { existsSync, renameSync } from "node:fs";
import path from "node:path";
import { findStats } from "#app/features/front/dashboard/stats.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { NEWEST_FIRST } from "#app/features/selling/invoices/list/invoice-query.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fillInvoices, newAccount, signIn } from "../account.ts";
import { interleaved, timed } from "../interleave.ts";
import { compared, type Row } from "../row.ts";

const FOLDER = path.join(import.meta.dirname, "../../data/bench");
const FEW = 10_000;
const MANY = 1_000_000;
/** Of the one who is measured, in both databases: enough for page 900. */
const OWN = 9_500;
const OTHERS_HAVE = 100;
const PAGE = 500;

/** P6: what one person waits for, in a database of 10,000 invoices and in one of 1,000,000. */
export async function growth(): Promise<Row[]> {
  await seedBoth();
  const [few, many] = [await signIn(folderOf(FEW)), await signIn(folderOf(MANY))];
  const works = {
    list: (ctx: UserContext) => listInvoices(ctx),
    search: (ctx: UserContext) => listInvoices(ctx, { ...NEWEST_FIRST, search: "obertor" }),
    stats: (ctx: UserContext) => findStats(ctx),
  };
  const rows: Row[] = [];
  for (const [name, work] of Object.entries(works)) {
    const measures = { few: timed(() => work(few.ctx), 5), many: timed(() => work(many.ctx), 5) };
    const ms = await interleaved(measures, { rounds: 15, warmUp: 3 });
    const baseline = { name: "at 10,000", value: ms.few, unit: "ms" };
    const ours = { value: ms.many, unit: "ms" };
    rows.push(
      compared({ part: "P6", what: `${name} at 1,000,000 invoices`, ours, baseline, goal: { atMost: 1.2 } }),
    );
  }
  const pageOf = (page: number) => timed(() => listInvoices(many.ctx, { page }), 5);
  const ms = await interleaved({ first: pageOf(1), last: pageOf(900) }, { rounds: 15, warmUp: 3 });
  const baseline = { name: "page 1", value: ms.first, unit: "ms" };
  const ours = { value: ms.last, unit: "ms" };
  rows.push(compared({ part: "P6", what: "page 900 of the list", ours, baseline, goal: { atMost: 1.5 } }));
  for (const { ctx } of [few, many]) await ctx.db.destroy();
  return rows;
}

/** Makes the databases that are not there yet. */
export async function seedBoth(): Promise<void> {
  for (const count of [FEW, MANY]) if (!existsSync(folderOf(count))) await seed(count);
}

function folderOf(count: number): string {
  return path.join(FOLDER, String(count));
}

/** The person's invoices lie among those of everybody else, as they do when all write at the same time. */
async function seed(count: number): Promise<void> {
  const unfinished = `${folderOf(count)}-unfinished-${process.pid}`;
  const { ctx } = await newAccount(unfinished);
  await fillInvoices(ctx, 1, 3);
  const business = await ctx.db.selectFrom("businesses").selectAll().executeTakeFirstOrThrow();
  const invoice = await ctx.db.selectFrom("invoices").selectAll().executeTakeFirstOrThrow();
  const others = Array.from({ length: Math.ceil((count - OWN) / OTHERS_HAVE) }, () => ctx.newId());
  for (let done = 0; done < others.length; done += PAGE) {
    const page = others.slice(done, done + PAGE).map((id) => ({ ...business, id }));
    await ctx.db.insertInto("businesses").values(page).execute();
  }
  const every = count / OWN;
  let own = 0;
  for (let done = 0; done < count; done += PAGE) {
    const page = Array.from({ length: PAGE }, (_, index) => {
      const at = done + index;
      const isOwn = Math.floor(at / every) >= own && own < OWN;
      if (isOwn) own++;
      const day = new Date(Date.UTC(2016, 0, 1) + (at / count) * 3650 * 86_400_000)
        .toISOString()
        .slice(0, 10);
      return {
        ...invoice,
        id: ctx.newId(),
        number: `S-${at}`,
        issue_date: day,
        due_date: day,
        business_id: isOwn ? ctx.businessId : others[at % others.length]!,
        state: at % 9 ? ("sent" as const) : ("draft" as const),
        paid_on: at % 3 ? day : null,
      };
    });
    await ctx.transaction(async (ctx) => {
      for (let at = 0; at < page.length; at += 100)
        await ctx.db
          .insertInto("invoices")
          .values(page.slice(at, at + 100))
          .execute();
    });
  }
  await ctx.db.destroy();
  renameSync(unfinished, folderOf(count));
}
