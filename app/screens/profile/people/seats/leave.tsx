import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { leaveSeat } from "#app/features/people/seats/change-seat.server.ts";
import { findOwnSeat } from "#app/features/people/seats/own/own-seats.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "seats:leave.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const { name } = await findOwnSeat(ctx, id);
  return { business: name };
});

export const action = screenAction(
  { form: "leave-seat", schema: z.object({}), exists: (ctx, { id }) => findOwnSeat(ctx, id) },
  async (ctx, _input, { id }) => {
    await leaveSeat(ctx, id);
    return redirectWithFlash(ctx.platform, paths.seats, { key: "seats:leave.done" });
  },
);

export default function LeaveSeat() {
  const { t } = useTranslation();
  const { business } = useLoaderData<typeof loader>();
  return (
    <PlainPage title={t("seats:leave.title")} back={{ to: paths.seats, label: t("seats:own.title") }}>
      <ConfirmForm id="leave-seat" submit={t("seats:leave.submit")} back={paths.seats}>
        <p>{t("seats:leave.text", { business })}</p>
      </ConfirmForm>
    </PlainPage>
  );
}
