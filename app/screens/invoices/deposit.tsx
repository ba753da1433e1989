import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { depositSchema } from "#app/features/selling/invoices/deposits/deposit.schema.ts";
import { makeDeposit } from "#app/features/selling/invoices/make-deposit.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { allows } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { paths } from "#app/paths.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { DepositForm } from "#app/ui/invoices/deposits/deposit-form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "sending:deposit.title" };

export const loader = screenLoader(async (ctx, args) => {
  const { id, number, version, status } = await findInvoice(ctx, args.id);
  if (!allows(status, "deposit")) throw redirect(paths.invoice(id));
  return { id, number, version };
});

export const action = screenAction(
  { form: "deposit", schema: depositSchema, exists: (ctx, { id }) => findInvoice(ctx, id) },
  async (ctx, input, { id }) => {
    const deposit = await makeDeposit(ctx, id, input);
    return redirectWithFlash(ctx.platform, paths.invoice(deposit), { key: "sending:deposit.done" });
  },
);

export default function AskForDeposit() {
  const { t } = useTranslation();
  const { id, number, version } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("sending:deposit.title")}
      back={{ to: paths.invoice(id), label: t("invoices:detail.title", { number }) }}
    >
      <DepositForm id={id} version={version} />
    </PlainPage>
  );
}
