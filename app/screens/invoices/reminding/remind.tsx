import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/translation.ts";
import { z } from "zod";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { createReminder } from "#app/features/reminders/create-reminder.server.ts";
import { letterSheet } from "#app/features/reminders/screens/letter-preview.server.ts";
import { isPro } from "#app/features/subscriptions/require-pro.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { InvoiceSheet } from "#app/ui/invoices/invoice-sheet.tsx";
import { PageHead } from "#app/ui/page/page.tsx";
import { UpgradePrompt } from "#app/ui/subscriptions/upgrade-prompt.tsx";

export const handle = { title: "reminders:remind.title" };

export const loader = screenLoader(async (ctx, { params }) => {
  const { id, number, recipient } = await findInvoice(ctx, params.id ?? "");
  const pro = await isPro(ctx);
  return {
    ...{ id, number, isPro: pro, sheet: await letterSheet(ctx, id) },
    email: pro && ctx.user.emailVerified ? recipient.email : "",
  };
});

const schema = z.object({ way: z.enum(["email", "post"]) });

export const action = screenAction(
  { form: "remind", schema, exists: (ctx, { params }) => findInvoice(ctx, params.id ?? "") },
  async (ctx, { way }, { params }) => {
    const id = params.id ?? "";
    await createReminder(ctx, id, { send: way === "email" });
    const key = way === "email" ? "reminders:invoice.onItsWay" : "reminders:invoice.written";
    return redirectWithFlash(ctx.platform, paths.invoice(id), { key });
  },
);

/** One letter, as it will be, before it is written. */
export default function Remind() {
  const { t } = useTranslation();
  const { id, number, isPro, email, sheet } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={t("reminders:remind.title", { number })}
        back={{ to: paths.invoice(id), label: t("invoices:detail.title", { number }) }}
      >
        <Form id="remind" labels={{}}>
          <div className="actions">
            {email ? (
              <button className="button button-primary" name="way" value="email">
                {t("reminders:remind.email", { email })}
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
