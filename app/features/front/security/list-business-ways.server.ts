import type { SecurityEntry } from "#app/features/people/accounts/not-me/security-log.server.ts";
import { findProvider } from "#app/features/money/online-payments/provider/providers.server.ts";
import { findHandover } from "#app/features/people/seats/handover.server.ts";
import { listPeople, pendingInvitations } from "#app/features/people/seats/people.server.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { formatIban } from "#app/swiss/iban.ts";
import { seatedNames } from "./list-programs.server.ts";
import { type OpenWay, own } from "./list-ways.server.ts";

/** Who else comes into the business that is open: for its owner. */
export async function listPeopleWays(ctx: UserContext): Promise<OpenWay[]> {
  const names = await seatedNames(ctx);
  const people = (await listPeople(ctx)).filter(({ userId }) => userId !== ctx.user.id);
  const invitations = await pendingInvitations(ctx)
    .select(["id", "email", "invited_by", "created_at"])
    .where("business_id", "=", ctx.businessId)
    .orderBy("id")
    .execute();
  const offer = await findHandover(ctx);
  return [
    ...people.map(({ userId: id, name, since: madeAt, lastUsedAt }) =>
      own({ id, way: "seat", name, madeAt, lastUsedAt: lastUsedAt || null, to: paths.endSeat(id) }),
    ),
    ...invitations.map(({ id, email: name, invited_by, created_at: madeAt }) =>
      own({ id, way: "invitation", name, by: names.get(invited_by) ?? "", madeAt, to: paths.people }),
    ),
    ...(offer
      ? [
          own({
            id: "offer",
            way: "offer_of_ownership",
            name: names.get(offer.toUserId) ?? "",
            by: names.get(offer.fromUserId) ?? "",
            to: paths.people,
          }),
        ]
      : []),
  ];
}

/** Where money and data of the business that is open go: for its owner. @param log says who changed it of late */
export async function listWaysOut(ctx: UserContext, log: readonly SecurityEntry[]): Promise<OpenWay[]> {
  const business = await ctx.db
    .selectFrom("businesses")
    .select(["iban", "qr_iban"])
    .where("id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  const accounts = [business.iban, business.qr_iban].filter(Boolean);
  const provider = await findProvider(ctx);
  const webhooks = await ctx.db
    .selectFrom("webhook_endpoints")
    .select(["id", "url", "created_at"])
    .where("business_id", "=", ctx.businessId)
    .where("is_active", "=", 1)
    .orderBy("id")
    .execute();
  const lately = (kind: string, url?: string) => {
    const isIt = (one: SecurityEntry) => one.kind === kind && (url === undefined || one.facts.url === url);
    const change = log.find((one) => one.undoneAt === null && isIt(one));
    return { by: change?.facts.by ?? "", madeAt: change?.at ?? null };
  };
  return [
    ...accounts.map((iban) =>
      own({
        ...lately("account_changed"),
        id: iban,
        way: "account_for_payments",
        name: formatIban(iban),
        to: paths.gettingPaid,
        verb: "change",
      }),
    ),
    ...(provider
      ? [
          own({
            ...lately("provider_changed"),
            id: "provider",
            way: "payment_provider",
            name: "Stripe",
            to: paths.onlinePayments,
            verb: "change",
          }),
        ]
      : []),
    ...webhooks.map(({ id, url, created_at: madeAt }) =>
      own({
        by: lately("webhook_made", url).by,
        id,
        way: "webhook",
        name: url,
        madeAt,
        to: paths.deleteWebhook(id),
      }),
    ),
  ];
}
