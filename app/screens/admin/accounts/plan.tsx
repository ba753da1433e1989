import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findAccountCard } from "#app/features/people/operator/accounts/account-card.server.ts";
import { changePlan } from "#app/features/people/operator/accounts/change-plan.server.ts";
import { planActSchema } from "#app/features/people/operator/acts/act.schema.ts";
import { GIVEN_PLANS, givenPlan } from "#app/features/people/operator/accounts/given-plan.ts";
import { Radios } from "#app/ui/forms/fields/radios.tsx";
import { AccountActPage } from "#app/ui/shell/operator/account-act-page.tsx";
import { deskLoader } from "#app/screens/admin/desk.server.ts";
import { accountAction } from "./act-page.server.ts";

export const handle = { title: "admin:plan.title" };

export const loader = deskLoader(async (ctx, args) => {
  const { id, email, plan, planBy, latestAct } = await findAccountCard(ctx, args.id);
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
    <AccountActPage
      id={id}
      form="change-plan"
      title={t("admin:plan.title")}
      text={t("admin:plan.text", { email, now })}
      submit={t("admin:plan.submit")}
      seen={seen}
      values={{ plan: plan === "pro" ? "free" : "pro" }}
      labels={{ plan: t("admin:plan.choose") }}
    >
      <Radios
        name="plan"
        legend={t("admin:plan.choose")}
        choices={GIVEN_PLANS.map((value) => ({ value, label: t(`admin:plan.given.${value}`) }))}
      />
    </AccountActPage>
  );
}
