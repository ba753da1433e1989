import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findPasskeyQuestion } from "#app/features/people/accounts/passkeys/confirm-act.server.ts";
import { confirmationSchema } from "#app/features/people/accounts/passkeys/confirmation.schema.ts";
import { confirmHandover, findHandover, offerOwnership } from "#app/features/people/seats/handover.server.ts";
import { findSeatOf } from "#app/features/people/seats/people.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { ConfirmSteps } from "#app/ui/forms/whole/confirm-steps.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "seats:handover.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const { name } = await findSeatOf(ctx, id);
  const accepted = await acceptedBy(ctx, id);
  return {
    to: paths.handOver(id),
    name,
    question: await findPasskeyQuestion(ctx),
    waitsUntil: accepted && formatInstant(accepted.takesEffectAt, ctx.locale),
    canConfirm: accepted?.isSecondDevice ?? true,
  };
});

async function acceptedBy(ctx: UserContext, userId: string) {
  const handover = await findHandover(ctx);
  if (handover?.toUserId !== userId || handover.takesEffectAt === null) return null;
  return { takesEffectAt: handover.takesEffectAt, isSecondDevice: handover.isSecondDevice };
}

export const action = screenAction(
  { form: "hand-over", schema: confirmationSchema, exists: (ctx, { id }) => findSeatOf(ctx, id) },
  async (ctx, input, { id }) => {
    const { name } = await findSeatOf(ctx, id);
    const isConfirming = (await acceptedBy(ctx, id)) !== null;
    const proof = isConfirming ? await confirmHandover(ctx, input) : await offerOwnership(ctx, id, input);
    if (proof !== null) return data({ proof });
    const key = isConfirming ? "seats:handover.confirmed" : "seats:handover.done";
    return redirectWithFlash(ctx.platform, paths.people, { key, params: { name } });
  },
);

export default function HandOver() {
  const { t } = useTranslation();
  const { to, name, question, waitsUntil, canConfirm } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("seats:handover.title")}
      back={{ to: paths.people, label: t("seats:title") }}
      bodyClass="narrow stack"
    >
      {waitsUntil ? (
        <p>{t("seats:handover.accepted", { name, time: waitsUntil })}</p>
      ) : (
        <p>{t("seats:handover.text", { name })}</p>
      )}
      <p>{canConfirm ? t("seats:handover.keys") : t("seats:handover.otherDevice")}</p>
      {canConfirm ? (
        <ConfirmSteps
          id="hand-over"
          to={to}
          back={paths.people}
          submit={t("seats:handover.submit")}
          danger
          question={question}
        />
      ) : null}
    </PlainPage>
  );
}
