import type { Business } from "#app/features/people/accounts/business.server.ts";
import { findProfile } from "#app/features/people/accounts/profile.server.ts";
import { findClient } from "#app/features/selling/clients/clients.server.ts";
import { findMatchingClient } from "#app/features/selling/clients/find-or-create-client.server.ts";
import { isFirm } from "#app/features/selling/clients/is-firm.ts";
import type { Plan } from "#app/features/running/subscriptions/plan.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { preparedQuery, type ValuePlace } from "#app/platform/database/prepared-query.server.ts";
import { AppError, unlessGone } from "#app/platform/errors.ts";
import type { Sender } from "./invoice-document.ts";
import { senderOf } from "./payment-details.ts";

export async function findOwnSender(
  ctx: UserContext,
): Promise<{ sender: Sender; plan: Plan; business: Business }> {
  const { business, phone, plan } = await findProfile(ctx);
  return { sender: senderOf(business, ctx.user, phone), plan, business };
}

export async function findPhone(ctx: UserContext): Promise<string> {
  const [user] = await readPhone(ctx.db, { id: ctx.user.id });
  if (!user) throw new AppError("session.required");
  return user.phone;
}

const readPhone = preparedQuery((db, place: ValuePlace<{ id: string }>) =>
  db.selectFrom("users").select("phone").where("id", "=", place("id")),
);

interface Billed {
  name: string;
  contact: string;
  email: string;
}

/** What a payment part says because of who pays it. */
export async function slipExtras(
  ctx: UserContext,
  business: Pick<Business, "billingInformation">,
  billed: Billed,
  clientId: string | null | undefined,
): Promise<Pick<Sender, "billingInformation" | "eBillRecipient">> {
  const found = clientId
    ? await unlessGone(findClient(ctx, clientId))
    : await findMatchingClient(ctx, billed);
  const client = found ?? null;
  return {
    billingInformation: business.billingInformation && isFirm(billed, client),
    eBillRecipient: client?.eBillId ?? "",
  };
}
