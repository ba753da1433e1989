import { findAddressee } from "#app/features/selling/clients/find-addressee.server.ts";
import { findLocked, issuePaper } from "#app/features/selling/papers/issue-paper.server.ts";
import { requireAllowed, requireSeen } from "#app/features/selling/papers/kinds.ts";
import { paperLimits } from "#app/features/selling/papers/limits.ts";
import type { Paper, PaperKind } from "#app/features/selling/papers/paper.ts";
import { requireMailing } from "#app/features/running/subscriptions/require-pro.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { queueDelivery, wasQueued } from "./deliveries.server.ts";
import type { PaperLetter, WantedLetter } from "./paper-letter.ts";

/** Also again; a page submitted twice sends once. @throws AppError as `requireMailing` and `issuePaper` */
export async function sendPaper<P extends Paper>(
  ctx: UserContext,
  kind: PaperKind<P>,
  id: string,
  asked: WantedLetter,
): Promise<void> {
  const paper = await kind.find(ctx, id);
  const wanted = await withAddressee(ctx, paper, asked);
  await requireMailing(ctx);
  const letters = await kind.letters(ctx);
  const letter = letters(paper, wanted);
  const { version } = wanted;
  try {
    await send(ctx, kind, { paper, wanted, letterOf: (paper) => letters(paper, wanted) });
  } catch (error) {
    const isRefused = error instanceof AppError && version !== undefined;
    if (!isRefused || !(await wasQueued(ctx, { id, version }, letter, kind.noun))) throw error;
  }
}

export async function withAddressee<Wanted extends WantedLetter>(
  ctx: BusinessContext,
  paper: Paper,
  wanted: Wanted,
): Promise<Wanted> {
  return wanted.recipient ? wanted : { ...wanted, recipient: (await findAddressee(ctx, paper)).email };
}

interface Sending<P> {
  paper: P;
  wanted: WantedLetter;
  letterOf: (paper: P) => PaperLetter;
}

async function send<P extends Paper>(
  ctx: UserContext,
  kind: PaperKind<P>,
  { paper, wanted: { language, version, waits, isOfMany }, letterOf }: Sending<P>,
): Promise<void> {
  const { id } = paper;
  const action = paper.state === "draft" ? "send" : "sendAgain";
  const post = (ctx: UserContext, paper: P, event: string) =>
    postPaper(ctx, kind, paper, { letter: letterOf(paper), event, waits });
  requireSeen(kind.noun, paper, version);
  requireAllowed(kind.noun, action, kind.allows(paper, action));
  if (!isOfMany) await countAttempt(ctx, paperLimits.sendPaper, ctx.businessId);
  if (action === "send") {
    const then = (ctx: UserContext, draft: P) => post(ctx, draft, `${kind.noun}.sent`);
    return issuePaper(ctx, kind, { id, action, language, version, then });
  }
  return ctx.transaction(async (ctx) => {
    const paper = await findLocked(ctx, kind, id);
    requireSeen(kind.noun, paper, version);
    requireAllowed(kind.noun, action, kind.allows(paper, action));
    await post(ctx, paper, await kind.sendAgain(ctx, paper));
  });
}

interface Post {
  letter: PaperLetter;
  /** For its history. */
  event: string;
  waits?: number | undefined;
}

export async function postPaper<P extends Paper>(
  ctx: UserContext,
  kind: PaperKind<P>,
  paper: P,
  { letter, event, waits }: Post,
): Promise<void> {
  const { recipient, cc, language } = letter;
  await queueDelivery(ctx, paper, letter, { noun: kind.noun, waits });
  await kind.record(ctx, paper.id, event, { recipient, language, ...(cc ? { cc } : {}) });
}
