import { findClient } from "#app/features/selling/clients/clients.server.ts";
import type { BatchWay } from "#app/features/selling/batches/batch.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { unlessGone } from "#app/platform/errors.ts";
import { type BatchRow, whyNot, settleRow } from "./batch-rows.server.ts";
import { isOfRow } from "./draft-row.server.ts";
import { type PaperOfRow, paperOfRow } from "./paper-of-row.server.ts";

/** A draft becomes sent once, whoever tries; a row whose document is sent already only says so. */
export async function sendRow(ctx: UserContext, way: BatchWay, row: BatchRow): Promise<void> {
  const paper = await paperOfRow(ctx, row);
  if (!paper) return settleRow(ctx, row, { state: "removed" });
  if (!paper.isDraft) return settleSent(ctx, row, paper);
  try {
    await ((await isByPost(ctx, way, row)) ? paper.markSent() : paper.send());
  } catch (error) {
    if (!isOfRow(error)) throw error;
    const now = await paperOfRow(ctx, row);
    if (!now || now.isDraft) return settleRow(ctx, row, { state: "unsent", ...whyNot(error) });
  }
  const now = await paperOfRow(ctx, row);
  if (now) await settleSent(ctx, row, now);
}

async function isByPost(ctx: UserContext, way: BatchWay, row: BatchRow): Promise<boolean> {
  if (way === "post") return true;
  const client = await unlessGone(findClient(ctx, row.client_id));
  return client?.delivery === "post";
}

function settleSent(ctx: UserContext, row: BatchRow, { isMailed }: PaperOfRow): Promise<void> {
  return settleRow(ctx, row, { state: isMailed ? "sent" : "posted" });
}
