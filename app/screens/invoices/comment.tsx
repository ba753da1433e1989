import { useLoaderData } from "@remix-run/react";
import { commentSchema } from "#app/features/selling/comments/comment.schema.ts";
import { addComment } from "#app/features/selling/comments/comments.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { CommentForm } from "#app/ui/papers/comments.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "seats:comments.title" };

export const loader = screenLoader(async (ctx, args) => {
  const { id, number } = await findInvoice(ctx, args.id);
  return { id, number };
});

export const action = screenAction(
  { form: "comment", schema: commentSchema, exists: (ctx, { id }) => findInvoice(ctx, id) },
  async (ctx, { text }, { id }) => {
    await addComment(ctx, { invoiceId: id }, text);
    return redirectWithFlash(ctx.platform, paths.invoice(id), { key: "seats:comments.done" });
  },
);

export default function CommentOnInvoice() {
  const { t } = useTranslation();
  const { id, number } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("seats:comments.title")}
      back={{ to: paths.invoice(id), label: t("invoices:detail.title", { number }) }}
    >
      <CommentForm to={paths.commentOnInvoice(id)} />
    </PlainPage>
  );
}
