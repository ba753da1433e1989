import { useTranslation } from "#app/ui/runtime/translation.ts";
import { z } from "zod";
import { emptySandbox } from "#app/features/people/accounts/sandbox/empty-sandbox.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "api-keys:testData.title" };

export const loader = screenLoader(() => Promise.resolve(null));

export const action = screenAction({ schema: z.object({}) }, async (ctx) => {
  await emptySandbox(ctx);
  return redirectWithFlash(ctx.platform, paths.apiKeys, { key: "api-keys:testData.done" });
});

export default function DeleteTestData() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t("api-keys:testData.title")} back={{ to: paths.apiKeys, label: t("api-keys:title") }}>
      <ConfirmForm id="delete-test-data" submit={t("api-keys:testData.submit")} back={paths.apiKeys}>
        <p>{t("api-keys:testData.text")}</p>
      </ConfirmForm>
    </PlainPage>
  );
}
