import { useLoaderData } from "@remix-run/react";
import { COMMENT_FORM } from "#app/features/selling/comments/comment.schema.ts";
import { addComment, commentsPage } from "#app/features/selling/comments/comments.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { CommentForm } from "#app/ui/papers/comment-form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "seats:comments.title" };

export const loader = screenLoader(async (ctx, args) => {
  const { id, number } = await findOffer(ctx, args.id);
  return { id, number, comments: await commentsPage(ctx, { offerId: id }) };
});

export const action = screenAction(
  { ...COMMENT_FORM, exists: (ctx, { id }) => findOffer(ctx, id) },
  async (ctx, { text, ...asked }, { id }) => {
    await addComment(ctx, { offerId: id }, text, asked);
    return redirectWithFlash(ctx.platform, paths.offer(id), { key: "seats:comments.done" });
  },
);

export default function CommentOnOffer() {
  const { t } = useTranslation();
  const { id, number, comments } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("seats:comments.title")}
      back={{ to: paths.offer(id), label: t("offers:title", { number }) }}
    >
      <CommentForm {...comments} to={paths.commentOnOffer(id)} />
    </PlainPage>
  );
}
