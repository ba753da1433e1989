import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { resetFormSchema } from "#app/features/people/accounts/account.schema.ts";
import { isLinkValid } from "#app/features/people/accounts/email/email-links.server.ts";
import { type ChangeLine, changeLines } from "#app/features/people/accounts/not-me/change-lines.server.ts";
import { recentPasskeysOf } from "#app/features/people/accounts/passkeys/recent-passkeys.server.ts";
import {
  type AfterReset,
  ownActsOf,
  resetPassword,
} from "#app/features/people/accounts/sign-in/password-reset.server.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import { publicAction, publicLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { ChangeLines } from "#app/ui/profile/account/change-lines.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { inputsOf } from "#app/ui/forms/fields/field.tsx";
import { PasswordField } from "#app/ui/forms/fields/password-field.tsx";
import { REDIRECT_AFTER, Redirecting } from "#app/ui/elements/page/redirecting.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "sign-in:reset.title" };

export const loader = publicLoader(async (ctx, { url }) => {
  const token = url.searchParams.get("token") ?? "";
  const isValid = await isLinkValid(ctx, token, "reset");
  const passkeys = await recentPasskeysOf(ctx, token);
  return { token, isValid, passkeys, lines: changeLines(await ownActsOf(ctx, token), ctx.locale) };
});

export const action = publicAction(
  { form: "reset", schema: resetFormSchema },
  async (ctx, { lines, ...input }) => {
    const undo = lines.filter((line) => line.undo).map(({ id }) => id);
    const { undone, ...done } = await resetPassword(ctx, { ...input, undo });
    const answer = { isReset: true as const, ...done, undone: changeLines(undone, ctx.locale) };
    if (undone.length > 0) return data(answer);
    return data(answer, { headers: { Refresh: `${REDIRECT_AFTER}; url=${paths.login}` } });
  },
);

type Done = { isReset: true; undone: ChangeLine[] } & Omit<AfterReset, "undone">;

export default function ResetPassword() {
  const { t } = useTranslation();
  const { token, isValid, passkeys, lines } = useLoaderData<typeof loader>();
  const result = useActionData<Done | Refusal>();
  const isUsedUp = result && "problem" in result && result.problem?.code === "account.link_invalid";
  return (
    <PlainPage title={t("sign-in:reset.title")} bodyClass="narrow stack">
      {result && "isReset" in result ? (
        <Redirecting
          to={paths.login}
          message={t("sign-in:reset.done")}
          label={t("sign-in:reset.continue")}
          stays={result.undone.length > 0}
        >
          {result.apiKeys === "none" ? null : <p>{t(`sign-in:reset.keys_${result.apiKeys}`)}</p>}
          {result.providersRemoved === 0 ? null : <p>{t("provider:reset")}</p>}
          {result.passkeysRemoved === 0 ? null : (
            <p>{t("passkeys:reset.removed", { count: result.passkeysRemoved })}</p>
          )}
          {result.undone.length === 0 ? null : (
            <>
              <p>{t("not-me:resetUndone")}</p>
              <ChangeLines lines={result.undone} />
            </>
          )}
        </Redirecting>
      ) : isUsedUp || !isValid ? (
        <InvalidLink />
      ) : (
        <NewPassword token={token} passkeys={passkeys} lines={lines} />
      )}
    </PlainPage>
  );
}

interface NewPasswordProps {
  token: string;
  passkeys: string[];
  lines: ChangeLine[];
}

function NewPassword({ token, passkeys, lines }: NewPasswordProps) {
  const { t } = useTranslation();
  const labels = { password: t("accounts:newPassword"), confirmPassword: t("accounts:confirmPassword") };
  const input = inputsOf(labels);
  return (
    <Form id="reset" className="stack" labels={labels}>
      <input type="hidden" name="token" value={token} />
      <PasswordField {...input("password")} autoComplete="new-password" hint={t("accounts:passwordHint")} />
      <PasswordField {...input("confirmPassword")} autoComplete="new-password" />
      <Checkbox name="revokeApiKeys">{t("sign-in:reset.revokeKeys")}</Checkbox>
      <p className="hint">{t("sign-in:reset.revokeKeysHint")}</p>
      {passkeys.length === 0 ? null : (
        <>
          <Checkbox name="keepPasskeys">
            {t("passkeys:reset.keep", { names: passkeys.join(", "), count: passkeys.length })}
          </Checkbox>
          <p className="hint">{t("passkeys:reset.hint")}</p>
        </>
      )}
      {lines.length === 0 ? null : (
        <>
          <p>{t("not-me:reset")}</p>
          <ChangeLines lines={lines} isForm />
        </>
      )}
      <div className="actions">
        <SubmitButton busy={t("common:saving")}>{t("sign-in:reset.submit")}</SubmitButton>
      </div>
    </Form>
  );
}

function InvalidLink() {
  const { t } = useTranslation();
  return (
    <>
      <Message tone="bad">{t("sign-in:reset.invalid")}</Message>
      <div className="actions">
        <Link className="button button-primary" to={paths.forgotPassword}>
          {t("sign-in:reset.again")}
        </Link>
        <Link className="button" to={paths.login}>
          {t("sign-in:login.title")}
        </Link>
      </div>
    </>
  );
}
