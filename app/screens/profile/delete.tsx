import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { deletionSchema } from "#app/features/people/accounts/account.schema.ts";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import { findKeptUntil } from "#app/features/people/accounts/closing/seal-business.server.ts";
import { listOwnSeats } from "#app/features/people/seats/own/own-seats.server.ts";
import { withBusiness } from "#app/platform/context.server.ts";
import { ALL_DRAFTS, doneWithDraft } from "#app/platform/forms/kept/draft-forms.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { sessionCookie } from "#app/platform/auth/session.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { PasswordField } from "#app/ui/forms/fields/password-field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { DownloadMyData } from "#app/ui/profile/account/your-data-section.tsx";

export const handle = { title: "accounts:delete.title" };

export const loader = screenLoader(async (ctx) => {
  const owned = (await listOwnSeats(ctx)).filter(({ role }) => role === "owner");
  const days = await Promise.all(owned.map(({ businessId }) => findKeptUntil(withBusiness(ctx, businessId))));
  const day = days
    .filter((one) => one !== null)
    .toSorted()
    .at(-1);
  return { ownsBusiness: owned.length > 0, keptUntil: day ? formatDay(day, ctx.locale) : null };
});

export const action = screenAction(
  { form: "delete-account", schema: deletionSchema },
  async (ctx, { password, confirm }) => {
    await deleteAccount(ctx, { password, confirmed: confirm });
    const ended = await sessionCookie(ctx.platform).serialize("", { maxAge: 0 });
    return redirectWithFlash(ctx.platform, paths.home, { key: "accounts:delete.done" }, [
      ended,
      doneWithDraft(ALL_DRAFTS, ctx.platform.env.appUrl),
    ]);
  },
);

export default function DeleteAccount() {
  const { t } = useTranslation();
  const { ownsBusiness, keptUntil } = useLoaderData<typeof loader>();
  const labels = { password: t("accounts:password"), confirm: t("accounts:delete.confirmShort") };
  return (
    <>
      <PageHead
        title={t("accounts:delete.title")}
        back={{ to: paths.ownData, label: t("accounts:room.data") }}
      />
      <Band title={t("accounts:delete.goneTitle")} bodyClass="medium stack">
        <p>{ownsBusiness ? t("accounts:delete.gone") : t("accounts:delete.goneSeats")}</p>
        <p>{t("accounts:delete.final")}</p>
      </Band>
      <Band title={t("accounts:delete.keptTitle")} bodyClass="medium stack">
        {ownsBusiness ? <p>{t("accounts:delete.link")}</p> : null}
        {keptUntil ? (
          <p>{t("accounts:delete.kept", { day: keptUntil })}</p>
        ) : (
          <p>{ownsBusiness ? t("accounts:delete.nothingKept") : t("accounts:delete.keptByOthers")}</p>
        )}
      </Band>
      <Band title={t("accounts:delete.firstTitle")} bodyClass="medium stack">
        <p>{ownsBusiness ? t("accounts:delete.first") : t("accounts:data.personText")}</p>
        <DownloadMyData />
      </Band>
      <Band title={t("accounts:delete.confirmTitle")} bodyClass="narrow stack">
        <Form id="delete-account" className="stack" labels={labels}>
          <PasswordField name="password" label={labels.password} autoComplete="current-password" />
          <Checkbox name="confirm">{t("accounts:delete.confirm")}</Checkbox>
          <div className="actions">
            <SubmitButton danger busy={t("accounts:delete.busy")}>
              {t("accounts:delete.submit")}
            </SubmitButton>
          </div>
        </Form>
      </Band>
    </>
  );
}
