import { randomUUID } from "node:crypto";
import { addComment } from "#app/features/selling/comments/comments.server.ts";
import type { Commented } from "#app/features/selling/comments/commented.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { seated } from "./seated.ts";

/** The id of an open question to an accountant, who gets a seat for it. */
export async function questionOn(ctx: UserContext, on: Commented): Promise<string> {
  const { ctx: asked } = await seated(ctx, "accountant", `${randomUUID()}@example.ch`);
  const question = { to: asked.user.id, until: "" };
  const { questionId } = await addComment(ctx, on, "Łącka?", { question });
  return questionId ?? "";
}
