import { actSchema } from "#app/features/people/operator/acts/act.schema.ts";
import { type ActOrder, COMMAND_LINE } from "#app/features/people/operator/acts/act.ts";
import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import {
  type DeskAccount,
  findDeskAccountByEmail,
} from "#app/features/people/operator/accounts/desk-account.server.ts";
import { type CommandOptions, noAccount, notPossible, notUnderstood, type Outcome } from "./command.ts";

/** Null where `--reason` is too long or holds control characters. */
function orderOf({ reason }: CommandOptions): ActOrder | null {
  if (reason === undefined) return { by: COMMAND_LINE, reason: "" };
  const parsed = actSchema.shape.reason.safeParse(reason);
  return parsed.success ? { by: COMMAND_LINE, reason: parsed.data } : null;
}

/** What the product refuses is said in its own words. */
export async function withOrder(
  options: CommandOptions,
  work: (order: ActOrder) => Promise<Outcome>,
): Promise<Outcome> {
  const order = orderOf(options);
  if (!order) return notUnderstood("--reason is a text of 1 to 300 characters.");
  try {
    return await work(order);
  } catch (error) {
    if (error instanceof AppError) return notPossible(translator("en")(`errors:${error.code}`));
    throw error;
  }
}

interface OnAccount {
  email: string | undefined;
  options: CommandOptions;
  /** What is missing otherwise. */
  needsReason?: boolean;
}

export async function onAccount(
  ctx: Context,
  { email, options, needsReason = false }: OnAccount,
  act: (account: DeskAccount, order: ActOrder) => Promise<Outcome>,
): Promise<Outcome> {
  if (!email) return notUnderstood("An e-mail address is missing.");
  if (needsReason && !options.reason?.trim()) return notUnderstood("--reason TEXT is missing.");
  return withOrder(options, async (order) => {
    const account = await findDeskAccountByEmail(ctx, email);
    return account ? act(account, order) : noAccount(email);
  });
}
