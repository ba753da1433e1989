import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { z } from "zod";
import { findDesign } from "#app/features/selling/design/design.server.ts";
import { saveLogo } from "#app/features/selling/design/logo.server.ts";
import { MAX_LOGO_BYTES } from "#app/features/selling/design/logo.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { CurrentLogo } from "#app/ui/profile/design/current-logo.tsx";
import { LogoField } from "#app/ui/profile/design/logo-field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

export const handle = { title: "design:logo.title" };

export const loader = screenLoader(async (ctx) => ({ logo: (await findDesign(ctx)).logo }));

export const action = screenAction(
  { form: "logo", schema: z.object({}), upload: { field: "logo", cap: MAX_LOGO_BYTES } },
  async (ctx, _input, { file }) => {
    if (file) await saveLogo(ctx, file);
    return redirectWithFlash(ctx.platform, paths.design, { key: "design:logo.saved" });
  },
);

export default function Logo() {
  const { t } = useTranslation();
  const { logo } = useLoaderData<typeof loader>();
  const labels = { logo: t("design:logo.file") };
  return (
    <PlainPage
      title={t("design:logo.title")}
      back={{ to: paths.design, label: t("accounts:room.design") }}
      bodyClass="medium stack-wide"
    >
      <Form id="logo" className="stack" labels={labels} hasFile>
        <LogoField label={labels.logo} most={MAX_LOGO_BYTES} />
        <div className="actions">
          <SubmitButton busy={t("common:saving")}>{t("design:logo.save")}</SubmitButton>
        </div>
      </Form>
      <CurrentLogo sha256={logo} />
      {logo ? (
        <form method="post" action={paths.removeLogo} className="actions">
          <button className="button">{t("design:logo.remove")}</button>
        </form>
      ) : null}
    </PlainPage>
  );
}
