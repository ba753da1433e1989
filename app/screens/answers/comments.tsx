import { useLoaderData } from "@remix-run/react";
import { COMMENT_FORM } from "#app/features/selling/comments/comment.schema.ts";
import { type Commented, commentedPath } from "#app/features/selling/comments/commented.ts";
import {
  addComment,
  type CommentsPage,
  commentsPage,
} from "#app/features/selling/comments/comments.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { findExpense } from "#app/features/taxes/expenses/expenses.server.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Route } from "#app/platform/http/by-pattern.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { CommentForm } from "#app/ui/papers/comment-form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { screensOf } from "./screens-of.server.ts";

interface CommentPage {
  /** Where the form is sent. */
  to: string;
  comments: CommentsPage;
  back: { to: string; label: string };
}

interface Document<Found> {
  find: (ctx: UserContext, id: string) => Promise<Found>;
  on: (id: string) => Commented;
  to: (id: string) => string;
  label: (found: Found, t: Translate) => string;
}

function commenting<Found>({ find, on, to, label }: Document<Found>): Route {
  return {
    loader: screenLoader(async (ctx, { id }): Promise<CommentPage> => {
      const back = { to: commentedPath(on(id)), label: label(await find(ctx, id), translator(ctx.locale)) };
      return { to: to(id), comments: await commentsPage(ctx, on(id)), back };
    }),
    action: screenAction(
      { ...COMMENT_FORM, exists: (ctx, { id }) => find(ctx, id) },
      async (ctx, input, { id }) => {
        const { text, ...asked } = input;
        await addComment(ctx, on(id), text, asked);
        return redirectWithFlash(ctx.platform, commentedPath(on(id)), { key: "seats:comments.done" });
      },
    ),
  };
}

const route = screensOf<"screens/answers/comments.tsx">({
  commentOnInvoice: commenting({
    find: findInvoice,
    on: (invoiceId) => ({ invoiceId }),
    to: paths.commentOnInvoice,
    label: ({ number }, t) => t("invoices:detail.title", { number }),
  }),
  commentOnOffer: commenting({
    find: findOffer,
    on: (offerId) => ({ offerId }),
    to: paths.commentOnOffer,
    label: ({ number }, t) => t("offers:title", { number }),
  }),
  commentOnExpense: commenting({
    find: findExpense,
    on: (expenseId) => ({ expenseId }),
    to: paths.commentOnExpense,
    label: ({ supplier }) => supplier,
  }),
});

export const loader = route.loader;
export const action = route.action;

export const handle = { title: "seats:comments.title" };

export default function CommentOnDocument() {
  const { t } = useTranslation();
  const { to, comments, back } = useLoaderData<CommentPage>();
  return (
    <PlainPage title={t("seats:comments.title")} back={back}>
      <CommentForm {...comments} to={to} />
    </PlainPage>
  );
}
