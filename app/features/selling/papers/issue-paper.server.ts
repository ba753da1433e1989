import { type PaperNoun, requireAllowed, requireSeen } from "#app/features/selling/papers/kinds.ts";
import type { Paper, PaperKind } from "#app/features/selling/papers/paper.ts";
import { lockPaper } from "#app/features/selling/papers/paper-rows.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** How often a draft that changes while it is drawn is drawn again. */
const MAX_DRAWINGS = 5;

interface Issuing<P> {
  id: string;
  action: "send" | "markSent";
  /** Becomes the paper's own language, so that the stored original is what the client gets. */
  language?: Locale | undefined;
  version?: number | undefined;
  then: (ctx: UserContext, draft: P) => Promise<unknown>;
}

/**
 * The only way a draft becomes `sent`. SQLite has one writer, so the PDF is drawn before the transaction, which checks
 * that nothing has changed since. @throws AppError for what the kind requires, `….changed`
 */
export async function issuePaper<P extends Paper>(
  ctx: UserContext,
  kind: PaperKind<P>,
  { id, action, language, version, then }: Issuing<P>,
): Promise<void> {
  for (let drawing = 0; drawing < MAX_DRAWINGS; drawing++) {
    const draft = await kind.find(ctx, id);
    requireSeen(kind.noun, draft, version);
    requireAllowed(kind.noun, action, kind.allows(draft, action));
    kind.requireReady(ctx, draft);
    const chosen = language ?? draft.language;
    const pdf = await kind.draw(ctx, draft, chosen);
    const isDone = await ctx.transaction(async (ctx) => {
      const paper = await findLocked(ctx, kind, id);
      requireAllowed(kind.noun, action, kind.allows(paper, action));
      if (paper.version !== draft.version) return false;
      await kind.issue(ctx, paper, { language: chosen, pdf });
      await then(ctx, paper);
      return true;
    });
    if (isDone) return;
  }
  throw new AppError(`${kind.noun}.changed`);
}

/** For what is handed over, or sent by post. @throws AppError as `issuePaper` */
export async function markPaperSent<P extends Paper>(
  ctx: UserContext,
  kind: PaperKind<P>,
  id: string,
  version?: number,
): Promise<void> {
  const then = (ctx: UserContext) => kind.record(ctx, id, `${kind.noun}.marked_sent`);
  await issuePaper(ctx, kind, { id, action: "markSent", version, then });
}

/** For programs, which repeat a call whose answer was lost: what is already as wanted stays as it is. */
export async function unlessDone(
  noun: PaperNoun,
  isDone: () => Promise<boolean>,
  change: () => Promise<void>,
): Promise<void> {
  if (await isDone()) return;
  try {
    await change();
  } catch (error) {
    const wasOvertaken = error instanceof AppError && error.code === `${noun}.transition_not_allowed`;
    if (!wasOvertaken || !(await isDone())) throw error;
  }
}

export async function findLocked<P extends Paper>(
  ctx: UserContext,
  kind: PaperKind<P>,
  id: string,
): Promise<P> {
  await lockPaper(ctx, kind.noun, id);
  return kind.find(ctx, id);
}
