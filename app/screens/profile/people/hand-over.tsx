import { useLoaderData } from "@remix-run/react";
import { passwordSchema } from "#app/features/accounts/account.schema.ts";
import { offerOwnership } from "#app/features/seats/handover.server.ts";
import { findSeatOf } from "#app/features/seats/people.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { PasswordField } from "#app/ui/forms/fields/password-field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "seats:handover.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const { name } = await findSeatOf(ctx, id);
  return { name };
});

export const action = screenAction(
  { form: "hand-over", schema: passwordSchema, exists: (ctx, { id }) => findSeatOf(ctx, id) },
  async (ctx, { password }, { id }) => {
    const { name } = await findSeatOf(ctx, id);
    await offerOwnership(ctx, id, password);
    return redirectWithFlash(ctx.platform, paths.people, { key: "seats:handover.done", params: { name } });
  },
);

export default function HandOver() {
  const { t } = useTranslation();
  const { name } = useLoaderData<typeof loader>();
  const labels = { password: t("accounts:password") };
  return (
    <PlainPage
      title={t("seats:handover.title")}
      back={{ to: paths.people, label: t("seats:title") }}
      bodyClass="narrow stack"
    >
      <p>{t("seats:handover.text", { name })}</p>
      <p>{t("seats:handover.keys")}</p>
      <Form id="hand-over" className="stack" labels={labels}>
        <PasswordField name="password" label={labels.password} autoComplete="current-password" />
        <div className="actions">
          <SubmitButton danger busy={t("seats:invite.busy")}>
            {t("seats:handover.submit")}
          </SubmitButton>
          <CancelLink to={paths.people} />
        </div>
      </Form>
    </PlainPage>
  );
}
