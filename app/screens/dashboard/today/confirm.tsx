import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { actToConfirm } from "#app/features/front/dashboard/today/act-to-confirm.server.ts";
import { readAskedAct } from "#app/features/front/dashboard/today/asked-act.ts";
import { paths } from "#app/paths.ts";
import { AppError } from "#app/platform/errors.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatSums } from "#app/swiss/currency/sums.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { fieldsOfRow } from "./fields-of-row.server.ts";

export const handle = { title: "dashboard:confirm.title" };

const LETTER = ["version", "level", "amount", "way"];

/** The fields that the button carries, apart from what the form's address says. */
const CARRIED = [...LETTER, "id"];

export const loader = screenLoader(async (ctx, { url }) => {
  const asked = readAskedAct(url.searchParams);
  if (!asked) throw new AppError("input.invalid");
  const { amount, ...act } = await actToConfirm(ctx, asked);
  return {
    ...act,
    amount: formatSums(amount),
    action: asked.act,
    back: safeRedirect(url.searchParams.get("redirectTo")),
    fields: [...url.searchParams].filter(([name]) => CARRIED.includes(name)),
  };
});

const text = z.string().max(100);
const letter = z.object({ row: text, version: text, level: text, amount: text, way: text });

/** A row of the reminders: the way of its letter is chosen in the form around all of them. */
export const action = screenAction(
  {
    schema: letter,
    read: (values, form) => ({ ...fieldsOfRow(values, form, LETTER), row: form.get("row") }),
  },
  async (_ctx, { row, ...fields }, { values }) => {
    const act = { act: paths.remindToday(row), ...fields, redirectTo: safeRedirect(values.redirectTo) };
    return redirect(`${paths.confirmAct}?${new URLSearchParams(act).toString()}`, { status: 303 });
  },
);

export default function ConfirmAct() {
  const { t } = useTranslation();
  const { verb, number, name, amount, params, isPost, isOutdated, action, back, fields } =
    useLoaderData<typeof loader>();
  const what = isPost ? "remindByPost" : verb;
  return (
    <PlainPage title={t("dashboard:confirm.title")} bodyClass="medium stack">
      <p>
        <strong>{[number, name, amount].filter(Boolean).join(", ")}</strong>
      </p>
      {isOutdated ? (
        <Message tone="bad">{t("dashboard:confirm.outdated")}</Message>
      ) : (
        <p>{t(`dashboard:confirm.${what}`, params)}</p>
      )}
      <form className="actions" method="post" action={action}>
        <input type="hidden" name="redirectTo" value={back} />
        {fields.map(([name, value]) => (
          <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
        ))}
        {isOutdated ? null : (
          <button className="button button-primary">{t(`dashboard:confirm.button.${verb}`, params)}</button>
        )}
        <Link className="button" to={back}>
          {t("common:cancel")}
        </Link>
      </form>
    </PlainPage>
  );
}
