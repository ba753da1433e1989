import { useLoaderData } from "@remix-run/react";
import { clockSchema } from "#app/features/front/sandbox/clock.schema.ts";
import { moveClock } from "#app/features/front/sandbox/move-clock.server.ts";
import { sandboxJson } from "#app/features/front/sandbox/sandboxes.server.ts";
import { findSandbox, inSandbox } from "#app/features/people/accounts/sandbox/sandbox.server.ts";
import { paths } from "#app/paths.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import type { ScreenHandle } from "#app/ui/elements/page/page-title.ts";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle: ScreenHandle = { title: ({ name }) => String(name) };

export const loader = screenLoader(async (ctx, { id }) => {
  const { name, day } = sandboxJson(ctx, await findSandbox(ctx, id));
  return { id, name, day, today: formatDay(day, ctx.locale) };
});

export const action = screenAction(
  { form: "sandbox-clock", schema: clockSchema, exists: (ctx, { id }) => findSandbox(ctx, id) },
  async (ctx, { day }, { id }) => {
    await moveClock(inSandbox(ctx, await findSandbox(ctx, id)), day);
    const params = { day: formatDay(day, ctx.locale) };
    return redirectWithFlash(ctx.platform, paths.sandbox(id), { key: "api-keys:sandbox.moved", params });
  },
);

export default function Sandbox() {
  const { t } = useTranslation();
  const { id, name, day, today } = useLoaderData<typeof loader>();
  const labels = { day: t("api-keys:sandbox.day") };
  return (
    <PlainPage
      title={name}
      back={{ to: paths.sandboxes, label: t("api-keys:sandbox.title") }}
      bodyClass="medium stack"
    >
      <p>{t("api-keys:sandbox.today", { day: today })}</p>
      <Form id="sandbox-clock" className="stack" labels={labels} values={{ day }}>
        <TextField name="day" label={labels.day} type="date" hint={t("api-keys:sandbox.dayHint")} />
        <div className="actions">
          <SubmitButton>{t("api-keys:sandbox.move")}</SubmitButton>
          <Link className="button" to={paths.deleteTestData(id)}>
            {t("api-keys:sandbox.empty.title")}
          </Link>
          <Link className="button" to={paths.deleteSandbox(id)}>
            {t("api-keys:sandbox.delete.title")}
          </Link>
        </div>
      </Form>
    </PlainPage>
  );
}
