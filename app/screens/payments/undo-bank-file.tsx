import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { z } from "zod";
import { findBankFile } from "#app/features/money/bank-files/bank-files.server.ts";
import { undoBankFile } from "#app/features/money/bank-files/undo-bank-file.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { refusedHere } from "#app/screens/answers/refused-here.server.ts";

export const handle = { title: "payments:undoFile.title" };

export const loader = screenLoader(async (ctx, args) => {
  const { id, name, state, counts } = await findBankFile(ctx, args.id);
  if (state === "undone") throw redirect(paths.bankFile(id));
  return { id, name, payments: counts.booked + counts.proposed + counts.unassigned };
});

export const action = screenAction(
  { form: "undo-bank-file", schema: z.object({}) },
  async (ctx, _input, { id }) => {
    const said = await refusedHere(ctx, async () => {
      await undoBankFile(ctx, id);
      return { key: "payments:undoFile.done" };
    });
    return redirectWithFlash(ctx.platform, paths.bankFile(id), said);
  },
);

export default function UndoBankFile() {
  const { t } = useTranslation();
  const { id, name, payments } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("payments:undoFile.title")}
      back={{ to: paths.bankFile(id), label: name }}
      bodyClass="medium stack"
    >
      <ConfirmForm
        id="undo-bank-file"
        className="stack"
        submit={t("payments:undoFile.submit")}
        back={paths.bankFile(id)}
      >
        <p>{t("payments:undoFile.text", { count: payments })}</p>
        <p>{t("payments:undoFile.again")}</p>
      </ConfirmForm>
    </PlainPage>
  );
}
