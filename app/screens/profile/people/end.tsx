import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { endSeat } from "#app/features/people/seats/change-seat.server.ts";
import { findSeatOf } from "#app/features/people/seats/people.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "seats:end.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const { name } = await findSeatOf(ctx, id);
  return { name };
});

export const action = screenAction(
  { form: "end-seat", schema: z.object({}), exists: (ctx, { id }) => findSeatOf(ctx, id) },
  async (ctx, _input, { id }) => {
    const { name } = await findSeatOf(ctx, id);
    await endSeat(ctx, id);
    return redirectWithFlash(ctx.platform, paths.people, { key: "seats:end.done", params: { name } });
  },
);

export default function EndSeat() {
  const { t } = useTranslation();
  const { name } = useLoaderData<typeof loader>();
  return (
    <PlainPage title={t("seats:end.title")} back={{ to: paths.people, label: t("seats:title") }}>
      <ConfirmForm id="end-seat" submit={t("seats:end.submit")} back={paths.people}>
        <p>{t("seats:end.text", { name })}</p>
      </ConfirmForm>
    </PlainPage>
  );
}
