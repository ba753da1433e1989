import { expect } from "vitest";
import { findStats } from "#app/features/front/dashboard/stats.server.ts";
import { clientCredit } from "#app/features/money/payments/client-credit.server.ts";
import { sumsOf } from "#app/features/money/statements/client-sums.server.ts";
import { findStatement } from "#app/features/money/statements/client-statement.server.ts";
import { openByAge } from "#app/features/money/statements/open-by-age.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { accountBalances } from "./books.ts";

/** Of a business whose invoices are all in CHF and of clients: what rooms say is open is what debtors owe. */
export async function expectRoomsAgree(ctx: UserContext): Promise<void> {
  const { debtors = 0, clientCredit: credit = 0 } = await accountBalances(ctx);
  const { sums, deleted, clients } = await openByAge(ctx, 1);
  const of = ctx.db.selectFrom("clients").select("id").where("business_id", "=", ctx.businessId);
  const ids = (await of.execute()).map(({ id }) => id);
  const open = await sumsOf(ctx, ids);
  const statements = await Promise.all(ids.map((id) => findStatement(ctx, id)));
  const sum = (amounts: Rappen[]) => amounts.reduce((all, amount) => all + amount, 0);
  const listed = debtors - deleted;
  expect({
    dashboard: (await findStats(ctx)).sums.CHF.open,
    ages: sums.total,
    clientsOfAges: sum(clients.map(({ total }) => total)),
    clients: sum([...open.values()].map(({ open }) => open.CHF)),
    statements: sum(statements.map(({ open }) => open)),
    credit: sum(statements.map(({ credit }) => credit)),
    creditOfClients: sum(await Promise.all(ids.map(async (id) => (await clientCredit(ctx, id)).CHF))),
  }).toEqual({
    dashboard: listed,
    ages: listed,
    clientsOfAges: listed,
    clients: listed,
    statements: listed,
    credit: 0 - credit,
    creditOfClients: 0 - credit,
  });
}
