import { useLoaderData } from "@remix-run/react";
import { COMMENT_FORM } from "#app/features/selling/comments/comment.schema.ts";
import { addComment, commentsPage } from "#app/features/selling/comments/comments.server.ts";
import { findExpense } from "#app/features/taxes/expenses/expenses.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { CommentForm } from "#app/ui/papers/comment-form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "seats:comments.title" };

export const loader = screenLoader(async (ctx, args) => {
  const { id, supplier } = await findExpense(ctx, args.id);
  return { id, supplier, comments: await commentsPage(ctx, { expenseId: id }) };
});

export const action = screenAction(
  { ...COMMENT_FORM, exists: (ctx, { id }) => findExpense(ctx, id) },
  async (ctx, { text, ...asked }, { id }) => {
    await addComment(ctx, { expenseId: id }, text, asked);
    return redirectWithFlash(ctx.platform, paths.expense(id), { key: "seats:comments.done" });
  },
);

export default function CommentOnExpense() {
  const { t } = useTranslation();
  const { id, supplier, comments } = useLoaderData<typeof loader>();
  return (
    <PlainPage title={t("seats:comments.title")} back={{ to: paths.expense(id), label: supplier }}>
      <CommentForm {...comments} to={paths.commentOnExpense(id)} />
    </PlainPage>
  );
}
