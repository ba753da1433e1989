import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { z } from "zod";
import { findClient } from "#app/features/selling/clients/clients.server.ts";
import { recipientRules } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { MOST_INVOICES } from "#app/features/money/reminders/client-letters/client-letter.ts";
import { seenLettersSchema } from "#app/features/money/reminders/client-letters/letters.schema.ts";
import { createClientLetters } from "#app/features/money/reminders/create-reminder.server.ts";
import { shownClientLetters } from "#app/features/money/reminders/screens/client-letters-preview.server.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { InvoiceSheet } from "#app/ui/invoices/invoice-sheet.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { EmptyState } from "#app/ui/elements/page/empty-state.tsx";
import { LetterForm } from "#app/ui/reminders/client/letter-form.tsx";
import { LeftOffLetter } from "#app/ui/reminders/client/left-off-letter.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";

export const handle = { title: "reminders:together.button" };

export const loader = screenLoader(async (ctx, { id, url }) => {
  const isEarly = url.searchParams.has("early");
  const { email, ...shown } = await shownClientLetters(ctx, id, isEarly);
  const pro = await isPro(ctx);
  return { id, isEarly, isPro: pro, email: pro && ctx.user.emailVerified ? email : "", ...shown };
});

const schema = seenLettersSchema.extend({ way: z.enum(["email", "post"]), ...recipientRules });

export const action = screenAction(
  { form: "remind", schema, exists: (ctx, { id }) => findClient(ctx, id) },
  async (ctx, { way, invoices, digest, ...wanted }, { id }) => {
    await createClientLetters(ctx, id, { invoices, digest, send: way === "email", wanted });
    const key = way === "email" ? "reminders:together.onItsWay" : "reminders:together.written";
    return redirectWithFlash(ctx.platform, paths.client(id), { key });
  },
);

export default function RemindClient() {
  const { t } = useTranslation();
  const { id, name, isEarly, isPro, email, sheets, seen, digest, ...page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("reminders:together.title", { name })} back={{ to: paths.client(id), label: name }}>
        <LetterForm id={id} isEarly={isEarly} email={email} seen={seen} digest={digest} />
        {page.feeOn ? <p>{t("reminders:together.fee", { number: page.feeOn })}</p> : null}
        {sheets.length > 1 ? <p>{t("reminders:together.accounts", { count: sheets.length })}</p> : null}
        {page.isFull ? <p>{t("reminders:together.full", { count: MOST_INVOICES })}</p> : null}
        {isPro ? null : <UpgradePrompt text={t("reminders:settings.pro")} />}
      </PageHead>
      <LeftOffLetter id={id} rows={page.leftOut} isEarly={isEarly} />
      <Band className="is-open is-first" bodyClass="stack">
        {sheets.length === 0 ? (
          <EmptyState
            title={t("reminders:together.none")}
            text={t("reminders:together.noneText", { name })}
            action={{ to: paths.client(id), label: name }}
          />
        ) : null}
        {sheets.map((sheet, index) => (
          <InvoiceSheet key={index} sheet={sheet} />
        ))}
      </Band>
    </>
  );
}
