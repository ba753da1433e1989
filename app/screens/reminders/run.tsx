import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { z } from "zod";
import type { InvoiceSheetView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { latestBankFile } from "#app/features/money/reminders/run/due-reminders.server.ts";
import { isBankFileOld } from "#app/features/money/reminders/run/next-reminder.ts";
import { LEVELS } from "#app/features/money/reminders/reminder-settings.ts";
import { findReminderSettings } from "#app/features/money/reminders/reminder-settings.server.ts";
import { MOST_SHOWN } from "#app/features/money/reminders/screens/due-today.server.ts";
import { lettersForThePost } from "#app/features/money/reminders/screens/for-the-post.server.ts";
import { otherOverdue } from "#app/features/money/next-step/other-overdue.server.ts";
import {
  type ShownLetter,
  shownLetter,
} from "#app/features/money/reminders/screens/letter-preview.server.ts";
import { nextDue } from "#app/features/money/reminders/screens/next-due.server.ts";
import { remindMany } from "#app/features/money/reminders/run/remind-many.server.ts";
import { runSummary } from "#app/features/money/reminders/run/run-summary.ts";
import { runRows } from "#app/features/money/reminders/screens/run-page.server.ts";
import { severalOverdue } from "#app/features/money/reminders/screens/several-overdue.server.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { ForThePost } from "#app/ui/reminders/run/for-the-post.tsx";
import { LeftOutList } from "#app/ui/reminders/run/left-out-list.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { LetterPaper } from "#app/ui/reminders/run/letter-paper.tsx";
import { NothingDue } from "#app/ui/reminders/run/nothing-due.tsx";
import { OldBankFile } from "#app/ui/reminders/run/old-bank-file.tsx";
import { RunForm } from "#app/ui/reminders/run/run-form.tsx";
import { SeveralOverdueList } from "#app/ui/reminders/run/several-overdue.tsx";

export const handle = { title: "reminders:run.title", wide: true };

export const loader = screenLoader(async (ctx, { url }) => {
  const settings = await findReminderSettings(ctx);
  const bankFile = await latestBankFile(ctx);
  const anyway = url.searchParams.has("anyway");
  const isOld = settings.mode !== "off" && isBankFileOld(settings, bankFile, ctx.today);
  const rows =
    isOld && !anyway ? [] : await runRows(ctx, anyway ? { ...settings, bankFileDays: null } : settings);
  const asked = url.searchParams.get("letter");
  const shown = rows.find(({ id }) => id === asked) ?? rows[0];
  const t = translator(ctx.locale);
  return {
    rows,
    page: ctx.newId(),
    anyway,
    isOff: settings.mode === "off",
    today: formatDay(ctx.today, ctx.locale),
    isFull: rows.length >= MOST_SHOWN,
    bankFile: bankFile ? formatDay(bankFile, ctx.locale) : "",
    isWaitingForBank: isOld && !anyway,
    titles: LEVELS.map((level) => t(`reminders:level.${level}.title`)),
    isPro: await isPro(ctx),
    isConfirmed: ctx.user.emailVerified,
    forThePost: (await lettersForThePost(ctx)).length,
    leftOut: await otherOverdue(
      ctx,
      rows.map(({ id }) => id),
    ),
    next: rows.length === 0 ? await nextDue(ctx) : null,
    several: await severalOverdue(ctx, rows),
    letter: shown ? { ...shown, sheet: await sheetOf(() => shownLetter(ctx, shown.id)) } : null,
  };
});

/** Null where its slip is refused, which the page says. */
async function sheetOf(draw: () => Promise<ShownLetter>): Promise<InvoiceSheetView | null> {
  try {
    return (await draw()).sheet;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

const level = z.coerce.number().pipe(z.union([z.literal(1), z.literal(2), z.literal(3)]));

const row = z.object({
  invoiceId: z.string().max(100),
  level,
  send: z.boolean(),
  amount: z.coerce.number().int().optional(),
});

const schema = z.object({
  chosen: z.array(row).max(MOST_SHOWN),
  page: z.string().max(100),
});

export const action = screenAction(
  { schema, read: readChosen },
  async (ctx, { chosen, page }, { values }) => {
    const back = values.anyway ? paths.remindAnyway : paths.reminders;
    if (chosen.length === 0)
      return redirectWithFlash(ctx.platform, back, { key: "reminders:run.noneChosen", tone: "bad" });
    const result = await remindMany(ctx, chosen, page || ctx.newId());
    if ("task" in result) return redirect(paths.progress(result.task), { status: 303 });
    return redirectWithFlash(ctx.platform, back, runSummary(result));
  },
);

function readChosen(_values: unknown, form: FormData) {
  const chosen = form.getAll("id").map((id) => ({
    invoiceId: id,
    level: form.get(`level-${String(id)}`),
    amount: form.get(`amount-${String(id)}`) ?? undefined,
    send: form.get("all") !== "post" && form.get(`way-${String(id)}`) === "email",
  }));
  return { chosen, page: form.get("page") ?? "" };
}

export default function ReminderRun() {
  const { t } = useTranslation();
  const { letter, rows, isWaitingForBank, isOff, next, leftOut, ...page } = useLoaderData<typeof loader>();
  const after = (
    <>
      <ForThePost count={page.forThePost} />
      <LeftOutList rows={leftOut} isAlone={rows.length === 0} />
    </>
  );
  if (rows.length === 0)
    return (
      <div className="wrap">
        <PageHead
          title={t("reminders:run.title")}
          back={{ to: paths.invoices, label: t("common:nav.invoices") }}
        />
        <Band className="is-open is-first" bodyClass="medium stack">
          {isWaitingForBank ? <OldBankFile day={page.bankFile} /> : <NothingDue isOff={isOff} next={next} />}
          {after}
        </Band>
      </div>
    );
  return (
    <div className="writer-page">
      <div className="writer">
        <div className="writer-work" id="run">
          <nav className="tabs" aria-label={t("reminders:run.tabs")}>
            <a href="#run">{t("reminders:run.list")}</a>
            <a href="#letter">{t("reminders:run.letter")}</a>
          </nav>
          <div className="writer-head">
            <h1>{t("reminders:run.title")}</h1>
            <p>{page.today}</p>
          </div>
          <SeveralOverdueList rows={page.several} />
          <RunForm {...page} rows={rows} shown={letter?.id} />
          {after}
        </div>
        {letter ? <LetterPaper {...letter} /> : null}
      </div>
    </div>
  );
}
