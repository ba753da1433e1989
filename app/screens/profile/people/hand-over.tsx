import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findPasskeyQuestion } from "#app/features/accounts/passkeys/confirm-act.server.ts";
import { offerOwnership } from "#app/features/seats/handover.server.ts";
import { findSeatOf } from "#app/features/seats/people.server.ts";
import { handOverSchema } from "#app/features/seats/seat.schema.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { HandOverPassword, HandOverSecondStep } from "#app/ui/profile/people/hand-over-forms.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "seats:handover.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const { name } = await findSeatOf(ctx, id);
  return { to: paths.handOver(id), name, question: await findPasskeyQuestion(ctx) };
});

export const action = screenAction(
  { form: "hand-over", schema: handOverSchema, exists: (ctx, { id }) => findSeatOf(ctx, id) },
  async (ctx, input, { id }) => {
    const { name } = await findSeatOf(ctx, id);
    const proof = await offerOwnership(ctx, id, input);
    if (proof !== null) return data({ proof });
    return redirectWithFlash(ctx.platform, paths.people, { key: "seats:handover.done", params: { name } });
  },
);

export default function HandOver() {
  const { t } = useTranslation();
  const { to, name, question } = useLoaderData<typeof loader>();
  const proof = proofIn(useActionData<{ proof: string } | Refusal>());
  return (
    <PlainPage
      title={t("seats:handover.title")}
      back={{ to: paths.people, label: t("seats:title") }}
      bodyClass="narrow stack"
    >
      <p>{t("seats:handover.text", { name })}</p>
      <p>{t("seats:handover.keys")}</p>
      {proof ? (
        <HandOverSecondStep key="second" to={to} proof={proof} question={question} />
      ) : (
        <HandOverPassword key="first" />
      )}
    </PlainPage>
  );
}

/** Also of a form that came back, so that a wrong code is followed by another one. */
function proofIn(answer: { proof: string } | Refusal | undefined): string {
  if (!answer) return "";
  if ("proof" in answer) return answer.proof;
  const { proof } = answer.repopulateFields;
  const isExpired = answer.problem?.code === "account.confirmation_expired";
  return typeof proof === "string" && !isExpired ? proof : "";
}
