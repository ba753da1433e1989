import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { acceptHandover, findHandover } from "#app/features/people/seats/handover.server.ts";
import { findSeatOf } from "#app/features/people/seats/people.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "seats:takeOver.title" };

export const loader = screenLoader(async (ctx) => {
  const handover = await findHandover(ctx);
  if (handover?.toUserId !== ctx.user.id) throw new AppError("handover.not_found");
  const { name } = await findSeatOf(ctx, handover.fromUserId);
  return { name, waitsUntil: handover.takesEffectAt && formatInstant(handover.takesEffectAt, ctx.locale) };
});

export const action = screenAction({ form: "take-over", schema: z.object({}) }, async (ctx) => {
  await acceptHandover(ctx);
  return redirectWithFlash(ctx.platform, paths.seats, { key: "seats:takeOver.done" });
});

export default function TakeOver() {
  const { t } = useTranslation();
  const { name, waitsUntil } = useLoaderData<typeof loader>();
  return (
    <PlainPage title={t("seats:takeOver.title")} back={{ to: paths.seats, label: t("seats:own.title") }}>
      {waitsUntil ? (
        <p>{t("seats:takeOver.waits", { name, time: waitsUntil })}</p>
      ) : (
        <ConfirmForm id="take-over" submit={t("seats:takeOver.submit")} back={paths.seats}>
          <p>{t("seats:takeOver.text", { name })}</p>
          <p>{t("seats:takeOver.wait", { name })}</p>
          <p>{t("seats:takeOver.keys")}</p>
        </ConfirmForm>
      )}
    </PlainPage>
  );
}
