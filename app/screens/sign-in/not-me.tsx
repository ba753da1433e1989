import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { notMeSchema } from "#app/features/people/accounts/account.schema.ts";
import { type ChangeLine, changeLines } from "#app/features/people/accounts/not-me/change-lines.server.ts";
import { findNotMe, undoChanges } from "#app/features/people/accounts/not-me/not-me.server.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import { publicAction, publicLoader } from "#app/platform/http/screen.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { ChangeLines } from "#app/ui/profile/account/change-lines.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

export const handle = { title: "not-me:title" };

/** Changes nothing: mail scanners open links. */
export const loader = publicLoader(async (ctx, { url }) => {
  const token = url.searchParams.get("token") ?? "";
  const found = await findNotMe(ctx, token);
  if (found.state === "invalid") return { ...found, token };
  const { changes, state, isOwn } = found;
  const lines = changeLines(changes, ctx.locale);
  const undone = changeLines(found.undone, ctx.locale);
  return { state, isOwn, token, at: formatInstant(found.at, ctx.locale), lines, undone };
});

export const action = publicAction({ form: "not-me", schema: notMeSchema }, async (ctx, { token, lines }) => {
  const ids = (isUndone: boolean) => lines.filter(({ undo }) => undo === isUndone).map(({ id }) => id);
  await undoChanges(ctx, token, { undo: ids(true), keep: ids(false) });
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
        <Next
          message={
            found.isOwn ? t("not-me:undone", { at: found.at }) : t("not-me:undoneAlone", { at: found.at })
          }
          isOwn={found.isOwn}
          left={found.lines}
          undone={found.undone}
        />
      ) : found.state === "invalid" || problem ? (
        <Invalid message={problem?.message ?? t("errors:account.not_me_invalid")} />
      ) : (
        <Form id="not-me" className="stack" labels={{}}>
          <p>{t("not-me:lead")}</p>
          <ChangeLines lines={found.lines} isForm />
          {found.lines.some(({ isChoice }) => isChoice) ? <p className="hint">{t("not-me:own")}</p> : null}
          {found.isOwn ? <p>{t("not-me:all")}</p> : null}
          <input type="hidden" name="token" value={found.token} />
          <div className="actions">
            <SubmitButton danger>{found.isOwn ? t("not-me:submit") : t("not-me:undo")}</SubmitButton>
          </div>
        </Form>
      )}
    </PlainPage>
  );
}

interface NextProps {
  message: string;
  isOwn: boolean;
  left: ChangeLine[];
  undone: ChangeLine[];
}

function Next({ message, isOwn, left, undone }: NextProps) {
  const { t } = useTranslation();
  return (
    <>
      <Message tone="good">{message}</Message>
      <ChangeLines lines={undone} />
      {isOwn ? <p>{t("not-me:next")}</p> : null}
      {left.length > 0 ? (
        <>
          <p>{t("not-me:left")}</p>
          <ChangeLines lines={left} />
        </>
      ) : null}
      {isOwn ? <ForgotLink /> : null}
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
