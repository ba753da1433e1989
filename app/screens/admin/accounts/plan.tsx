import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/translation.ts";
import { findAccountCard } from "#app/features/operator/accounts/account-card.server.ts";
import { changePlan } from "#app/features/operator/accounts/change-plan.server.ts";
import { planActSchema } from "#app/features/operator/acts/act.schema.ts";
import { GIVEN_PLANS, givenPlan } from "#app/features/operator/accounts/given-plan.ts";
import { paths } from "#app/paths.ts";
import { Radios } from "#app/ui/forms/radios.tsx";
import { ActForm } from "#app/ui/operator/act-form.tsx";
import { DeskRoom } from "#app/ui/operator/desk-room.tsx";
import { Band } from "#app/ui/page/page.tsx";
import { deskLoader } from "#app/screens/admin/desk.server.ts";
import { accountAction } from "./act-page.server.ts";

export const handle = { title: "admin:plan.title" };

export const loader = deskLoader(async (ctx, { params }) => {
  const { id, email, plan, planBy, latestAct } = await findAccountCard(ctx, params.id ?? "");
  return { id, email, plan, planBy, seen: latestAct };
});

export const action = accountAction("change-plan", planActSchema, async (ctx, id, order, input) => {
  const { isDone } = await changePlan(ctx, id, { ...order, ...givenPlan(input.plan) });
  return isDone;
});

export default function ChangePlan() {
  const { t } = useTranslation();
  const { id, email, plan, planBy, seen } = useLoaderData<typeof loader>();
  const now = `${t(`accounts:plan.${plan}`)} – ${t(`admin:planBy.${planBy}`)}`;
  return (
    <DeskRoom
      name="accounts"
      title={t("admin:plan.title")}
      back={{ to: paths.deskAccount(id), label: t("admin:account.title") }}
    >
      <Band className="is-open is-first">
        <ActForm
          id="change-plan"
          text={t("admin:plan.text", { email, now })}
          submit={t("admin:plan.submit")}
          back={paths.deskAccount(id)}
          seen={seen}
          values={{ plan: plan === "pro" ? "free" : "pro" }}
          labels={{ plan: t("admin:plan.choose") }}
        >
          <Radios
            name="plan"
            legend={t("admin:plan.choose")}
            choices={GIVEN_PLANS.map((value) => ({ value, label: t(`admin:plan.given.${value}`) }))}
          />
        </ActForm>
      </Band>
    </DeskRoom>
  );
}
