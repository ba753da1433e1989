import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { endCalendarFeed } from "#app/features/front/calendar/calendar-feed.server.ts";
import { endDeskFeed } from "#app/features/front/calendar/desk-feed.server.ts";
import { findBankFile } from "#app/features/money/bank-files/bank-files.server.ts";
import { undoBankFile } from "#app/features/money/bank-files/undo-bank-file.server.ts";
import { deleteSandbox, emptySandbox } from "#app/features/front/sandbox/sandboxes.server.ts";
import { findSandbox } from "#app/features/people/accounts/sandbox/sandbox.server.ts";
import { findApiKeyById, revokeApiKey } from "#app/features/people/api-keys/api-keys.server.ts";
import { endConnection, findConnection } from "#app/features/people/oauth/connections.server.ts";
import { endSeat, leaveSeat } from "#app/features/people/seats/change-seat.server.ts";
import { findOwnSeat } from "#app/features/people/seats/own/own-seats.server.ts";
import { findSeatOf } from "#app/features/people/seats/people.server.ts";
import { placeOfWebhook } from "#app/features/programs/webhooks/place-of-webhook.server.ts";
import { deleteWebhook, findWebhook } from "#app/features/programs/webhooks/webhooks.server.ts";
import { deleteOffer } from "#app/features/selling/offers/delete-offer.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { allowsOffer } from "#app/features/selling/offers/status/offer-actions.ts";
import { endSeries } from "#app/features/selling/series/change-series.server.ts";
import { allowsSeries } from "#app/features/selling/series/series.ts";
import { findSeries } from "#app/features/selling/series/series.server.ts";
import { deleteExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { findExpense } from "#app/features/taxes/expenses/expenses.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import type { ScreenHandle } from "#app/ui/elements/page/page-title.ts";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";
import { type AskedPage, question } from "./question.server.ts";
import { refusedHere } from "./refused-here.server.ts";
import { screensOf } from "./screens-of.server.ts";

const nothing = () => Promise.resolve(null);

const route = screensOf<"screens/answers/questions.tsx">({
  deleteExpense: question({
    form: "delete-expense",
    words: (word) => `expenses:delete.${word}`,
    find: findExpense,
    ask: ({ id, supplier, version }) => ({
      back: { to: paths.expense(id), label: supplier },
      values: { supplier },
      version,
    }),
    async act(ctx, id, version) {
      const { supplier } = await deleteExpense(ctx, id, version);
      return { to: paths.expenses(), key: "expenses:delete.done", params: { supplier } };
    },
  }),
  deleteOffer: question({
    form: "delete-offer",
    words: (word) => `offers:delete.${word}`,
    find: findOffer,
    ask({ id, number, recipient: { name }, status }, t) {
      if (!allowsOffer(status, "delete")) throw redirect(paths.offer(id));
      const back = { to: paths.offer(id), label: t("offers:title", { number }) };
      return { back, values: { number, name }, bodyClass: "narrow stack", busy: t("common:saving") };
    },
    async act(ctx, id) {
      await deleteOffer(ctx, id);
      return { to: paths.offers, key: "offers:delete.done" };
    },
  }),
  undoBankFile: question({
    form: "undo-bank-file",
    words: (word) => `payments:undoFile.${word}`,
    find: findBankFile,
    ask({ id, name, state, counts }, t) {
      if (state === "undone") throw redirect(paths.bankFile(id));
      const count = counts.booked + counts.proposed + counts.unassigned;
      const back = { to: paths.bankFile(id), label: name };
      return { back, values: { count }, more: t("payments:undoFile.again") };
    },
    async act(ctx, id) {
      const said = await refusedHere(ctx, async () => {
        await undoBankFile(ctx, id);
        return { key: "payments:undoFile.done" };
      });
      return { to: paths.bankFile(id), ...said };
    },
  }),
  revokeApiKey: question({
    form: "revoke-api-key",
    words: (word) => `api-keys:revoke.${word}`,
    find: findApiKeyById,
    ask: ({ name }, t) => ({ back: { to: paths.apiKeys, label: t("api-keys:title") }, values: { name } }),
    async act(ctx, id) {
      const { name } = await revokeApiKey(ctx, id);
      return { to: paths.apiKeys, key: "api-keys:revoke.done", params: { name } };
    },
  }),
  deleteTestData: question({
    form: "delete-test-data",
    words: (word) => `api-keys:sandbox.empty.${word}`,
    find: findSandbox,
    ask: ({ id, name }) => ({ back: { to: paths.sandbox(id), label: name }, values: { name } }),
    async act(ctx, id) {
      await emptySandbox(ctx, id);
      return { to: paths.sandboxes, key: "api-keys:sandbox.empty.done" };
    },
  }),
  deleteSandbox: question({
    form: "delete-sandbox",
    words: (word) => `api-keys:sandbox.delete.${word}`,
    find: findSandbox,
    ask: ({ id, name }) => ({ back: { to: paths.sandbox(id), label: name }, values: { name } }),
    async act(ctx, id) {
      const { name } = await deleteSandbox(ctx, id);
      return { to: paths.sandboxes, key: "api-keys:sandbox.delete.done", params: { name } };
    },
  }),
  endApplication: question({
    form: "end-application",
    words: (word) => `applications:end.${word}`,
    find: findConnection,
    ask: ({ name }, t) => ({
      back: { to: paths.applications, label: t("applications:title") },
      values: { name },
    }),
    async act(ctx, id) {
      const { name } = await endConnection(ctx, id);
      return { to: paths.applications, key: "applications:end.done", params: { name } };
    },
  }),
  endCalendar: question({
    form: "end-calendar",
    words: (word) => `calendar:end.${word}`,
    find: nothing,
    ask: (_, t) => ({ back: { to: paths.calendar, label: t("calendar:title") } }),
    async act(ctx) {
      await endCalendarFeed(ctx);
      return { to: paths.calendar, key: "calendar:end.done" };
    },
  }),
  endSeatsCalendar: question({
    form: "end-seats-calendar",
    words: (word) => `calendar:end.${word}`,
    find: nothing,
    ask: (_, t) => ({ back: { to: paths.seatsCalendar, label: t("seats:desk.calendar") } }),
    async act(ctx) {
      await endDeskFeed(ctx);
      return { to: paths.seatsCalendar, key: "calendar:end.done" };
    },
  }),
  endSeat: question({
    form: "end-seat",
    words: (word) => `seats:end.${word}`,
    find: findSeatOf,
    ask: ({ name }, t) => ({ back: { to: paths.people, label: t("seats:title") }, values: { name } }),
    async act(ctx, id) {
      const { name } = await findSeatOf(ctx, id);
      await endSeat(ctx, id);
      return { to: paths.people, key: "seats:end.done", params: { name } };
    },
  }),
  deleteWebhook: question({
    form: "delete-webhook",
    words: (word) => `webhooks:delete.${word}`,
    find: async (ctx, id) => findWebhook(await placeOfWebhook(ctx, id), id),
    ask: ({ id, url }, t) => ({
      back: { to: paths.webhook(id), label: t("webhooks:detail.title") },
      values: { url },
      bodyClass: "medium wrap-any",
    }),
    async act(ctx, id) {
      await deleteWebhook(await placeOfWebhook(ctx, id), id);
      return { to: paths.webhooks, key: "webhooks:delete.done" };
    },
  }),
  endSeries: question({
    form: "end-series",
    words: (word) => `series:end.${word}`,
    find: findSeries,
    ask({ id, name, state }, t) {
      if (!allowsSeries(state, "end")) throw redirect(paths.series(id));
      const back = { to: paths.series(id), label: name };
      return { back, values: { name }, keep: t("series:end.keep") };
    },
    async act(ctx, id) {
      await endSeries(ctx, id);
      return { to: paths.series(id), key: "series:done.end" };
    },
  }),
  leaveSeat: question({
    form: "leave-seat",
    words: (word) => `seats:leave.${word}`,
    find: findOwnSeat,
    ask: ({ name }, t) => ({
      back: { to: paths.seats, label: t("seats:own.title") },
      values: { business: name },
    }),
    async act(ctx, id) {
      await leaveSeat(ctx, id);
      return { to: paths.seats, key: "seats:leave.done" };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;

export const handle: ScreenHandle = { title: ({ title }) => String(title) };

export default function Question() {
  const { form, title, lines, back, bodyClass, ...asked } = useLoaderData<AskedPage>();
  return (
    <PlainPage title={title} back={back} bodyClass={bodyClass}>
      <ConfirmForm id={form} back={back.to} {...asked}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </ConfirmForm>
    </PlainPage>
  );
}
