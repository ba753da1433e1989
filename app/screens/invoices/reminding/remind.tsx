import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { z } from "zod";
import { findAddressee } from "#app/features/selling/clients/find-addressee.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { recipientRules } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { LEVELS } from "#app/features/money/reminders/reminder-settings.ts";
import { shownLetter } from "#app/features/money/reminders/screens/letter-preview.server.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { optionalVersion } from "#app/platform/forms/fields.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { RecipientsFold, useRecipientLabels } from "#app/ui/papers/recipients-fold.tsx";
import { AddressNote } from "#app/ui/papers/address-note.tsx";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { Form, useShownValues } from "#app/ui/forms/form.tsx";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { InvoiceSheet } from "#app/ui/invoices/invoice-sheet.tsx";
import { PageHead } from "#app/ui/elements/page/page.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";

export const handle = { title: "reminders:remind.title" };

export const loader = screenLoader(async (ctx, args) => {
  const invoice = await findInvoice(ctx, args.id);
  const { id, number } = invoice;
  const addressee = await findAddressee(ctx, invoice);
  const pro = await isPro(ctx);
  return {
    id,
    number,
    isPro: pro,
    ...(await shownLetter(ctx, id)),
    addressee,
    email: pro && ctx.user.emailVerified ? addressee.email : "",
  };
});

const schema = z.object({
  way: z.enum(["email", "post"]),
  ...recipientRules,
  level: z.enum(["1", "2", "3"]).optional(),
  version: optionalVersion(),
  amount: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number)
    .optional(),
});

export const action = screenAction(
  { form: "remind", schema, exists: (ctx, { id }) => findInvoice(ctx, id) },
  async (ctx, { way, level: shown, recipient, cc, ...seen }, { id }) => {
    const level = LEVELS.find((level) => String(level) === shown);
    if (!level || seen.version === undefined) throw new AppError("invoice.changed");
    await createReminder(ctx, id, { level, send: way === "email", wanted: { recipient, cc }, seen });
    const key = way === "email" ? "reminders:invoice.onItsWay" : "reminders:invoice.written";
    return redirectWithFlash(ctx.platform, paths.invoice(id), { key });
  },
);

export default function Remind() {
  const { t } = useTranslation();
  const { id, number, isPro, addressee, email, level, version, amount, sheet } =
    useLoaderData<typeof loader>();
  const labels = useRecipientLabels();
  const values = useShownValues("remind", { recipient: email, cc: "" });
  return (
    <>
      <PageHead
        title={t("reminders:remind.title", { number })}
        back={{ to: paths.invoice(id), label: t("invoices:detail.title", { number }) }}
      >
        <Form id="remind" className="stack" labels={labels} values={values}>
          <SeenVersion version={version} />
          <input type="hidden" name="level" value={level} />
          <input type="hidden" name="amount" value={amount} />
          {email ? (
            <>
              <AddressNote addressee={addressee} />
              <RecipientsFold email={email} />
            </>
          ) : null}
          {addressee.email ? null : <p>{t("sending:byPost")}</p>}
          <div className="actions">
            {email ? (
              <button className="button button-primary" name="way" value="email">
                {t("reminders:invoice.send")}
              </button>
            ) : null}
            <button className={email ? "button" : "button button-primary"} name="way" value="post">
              {t("reminders:remind.post")}
            </button>
            <CancelLink to={paths.invoice(id)} />
          </div>
        </Form>
        {isPro ? null : <UpgradePrompt text={t("reminders:settings.pro")} />}
      </PageHead>
      <div className="band is-open is-first">
        <div className="head" />
        <div className="body">
          <InvoiceSheet sheet={sheet} />
        </div>
      </div>
    </>
  );
}
