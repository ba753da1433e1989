import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { tokenSchema } from "#app/features/accounts/account.schema.ts";
import { findNotMe, undoChanges } from "#app/features/accounts/not-me/not-me.server.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import { publicAction, publicLoader } from "#app/platform/http/screen.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

export const handle = { title: "not-me:title", withoutScripts: true };

/** Changes nothing: mail scanners open links. */
export const loader = publicLoader(async (ctx, { url }) => {
  const token = url.searchParams.get("token") ?? "";
  const found = await findNotMe(ctx, token);
  if (found.state === "done") return { ...found, token, at: formatInstant(found.at, ctx.locale) };
  if (found.state === "invalid") return { ...found, token };
  const changes = found.changes.map(({ kind, at }) => ({ kind, at, time: formatInstant(at, ctx.locale) }));
  return { ...found, token, changes };
});

export const action = publicAction({ form: "not-me", schema: tokenSchema }, async (ctx, { token }) => {
  await undoChanges(ctx, token);
  // To a page of somebody who is signed out: this one began with a session.
  return redirect(paths.notMe(token), { status: 303 });
});

export default function NotMe() {
  const { t } = useTranslation();
  const found = useLoaderData<typeof loader>();
  const problem = useActionData<Refusal>()?.problem;
  return (
    <PlainPage title={t("not-me:title")} bodyClass="medium stack">
      {found.state === "done" ? (
        <Next message={t("not-me:undone", { at: found.at })} />
      ) : found.state === "invalid" || problem ? (
        <Invalid message={problem?.message ?? t("errors:account.not_me_invalid")} />
      ) : (
        <Form id="not-me" className="stack" labels={{}}>
          <p>{t("not-me:lead")}</p>
          <ul className="log">
            {found.changes.map(({ kind, at, time }, index) => (
              <li key={index}>
                <time dateTime={at}>{time}</time>
                <p>{t(`not-me:change.${kind}`)}</p>
              </li>
            ))}
          </ul>
          <p>{t("not-me:all")}</p>
          <input type="hidden" name="token" value={found.token} />
          <div className="actions">
            <SubmitButton danger>{t("not-me:submit")}</SubmitButton>
          </div>
        </Form>
      )}
    </PlainPage>
  );
}

function Next({ message }: { message: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Message tone="good">{message}</Message>
      <p>{t("not-me:next")}</p>
      <ForgotLink />
    </>
  );
}

function Invalid({ message }: { message: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Message tone="bad">{message}</Message>
      <p>{t("not-me:otherwise")}</p>
      <ForgotLink />
    </>
  );
}

function ForgotLink() {
  const { t } = useTranslation();
  return (
    <div className="actions">
      <Link className="button" to={paths.forgotPassword}>
        {t("sign-in:forgot.title")}
      </Link>
    </div>
  );
}
