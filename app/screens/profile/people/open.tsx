import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findPasskeyQuestion } from "#app/features/people/accounts/passkeys/confirm-act.server.ts";
import { confirmationSchema } from "#app/features/people/accounts/passkeys/confirmation.schema.ts";
import { openSeat } from "#app/features/people/seats/change-seat.server.ts";
import { findSeatOf } from "#app/features/people/seats/people.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { ConfirmSteps } from "#app/ui/forms/whole/confirm-steps.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "seats:open.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const { name } = await findSeatOf(ctx, id);
  return { to: paths.openSeat(id), name, question: await findPasskeyQuestion(ctx) };
});

export const action = screenAction(
  { form: "open-seat", schema: confirmationSchema, exists: (ctx, { id }) => findSeatOf(ctx, id) },
  async (ctx, input, { id }) => {
    const { name } = await findSeatOf(ctx, id);
    const proof = await openSeat(ctx, id, input);
    if (proof !== null) return data({ proof });
    return redirectWithFlash(ctx.platform, paths.people, { key: "seats:open.done", params: { name } });
  },
);

export default function OpenSeat() {
  const { t } = useTranslation();
  const { to, name, question } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("seats:open.title")}
      back={{ to: paths.people, label: t("seats:title") }}
      bodyClass="narrow stack"
    >
      <p>{t("seats:open.text", { name })}</p>
      <ConfirmSteps
        id="open-seat"
        to={to}
        back={paths.people}
        submit={t("seats:open.verb")}
        question={question}
      />
    </PlainPage>
  );
}
