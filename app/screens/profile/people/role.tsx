import { useLoaderData } from "@remix-run/react";
import { changeRole, othersSeat } from "#app/features/people/seats/change-seat.server.ts";
import { findSeatOf } from "#app/features/people/seats/people.server.ts";
import { changeRoleSchema } from "#app/features/people/seats/seat.schema.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { RightTicks } from "#app/ui/profile/people/right-ticks.tsx";
import { RoleRadios } from "#app/ui/profile/people/role-radios.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "seats:role_change.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const { name, role, rights } = await othersSeat(ctx, id);
  const ticked = Object.fromEntries(rights.map((right) => [right, "on"]));
  return { name, role, seenRights: rights.join(" "), ticked };
});

export const action = screenAction(
  {
    form: "change-role",
    schema: changeRoleSchema,
    exists: (ctx, { id }) => othersSeat(ctx, id),
  },
  async (ctx, input, { id }) => {
    await changeRole(ctx, id, input);
    const { name } = await findSeatOf(ctx, id);
    return redirectWithFlash(ctx.platform, paths.people, { key: "seats:role_change.done", params: { name } });
  },
);

export default function ChangeRole() {
  const { t } = useTranslation();
  const { name, role, seenRights, ticked } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("seats:role_change.title")}
      back={{ to: paths.people, label: t("seats:title") }}
      bodyClass="medium stack"
    >
      <p>{t("seats:role_change.text", { name, role: t(`seats:role.${role}`) })}</p>
      <Form
        id="change-role"
        className="stack"
        labels={{ role: t("seats:roleHead") }}
        values={{ role, seen: role, ...ticked }}
      >
        <input type="hidden" name="seen" value={role} />
        <input type="hidden" name="seenRights" value={seenRights} />
        <RoleRadios />
        <RightTicks />
        <div className="actions">
          <SubmitButton busy={t("common:saving")}>{t("seats:role_change.submit")}</SubmitButton>
          <CancelLink to={paths.people} />
        </div>
      </Form>
    </PlainPage>
  );
}
