import { useTranslation } from "#app/ui/translation.ts";
import { z } from "zod";
import { emptySandbox } from "#app/features/accounts/sandbox/empty-sandbox.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { Band, PageHead } from "#app/ui/page/page.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

export const handle = { title: "api-keys:testData.title" };

export const loader = screenLoader(() => Promise.resolve(null));

export const action = screenAction({ schema: z.object({}) }, async (ctx) => {
  await emptySandbox(ctx);
  return redirectWithFlash(ctx.platform, paths.apiKeys, { key: "api-keys:testData.done" });
});

export default function DeleteTestData() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("api-keys:testData.title")}
        back={{ to: paths.apiKeys, label: t("api-keys:title") }}
      />
      <Band className="is-open is-first">
        <Form id="delete-test-data" className="medium stack" labels={{}}>
          <p>{t("api-keys:testData.text")}</p>
          <div className="actions">
            <SubmitButton danger>{t("api-keys:testData.submit")}</SubmitButton>
            <CancelLink to={paths.apiKeys} />
          </div>
        </Form>
      </Band>
    </>
  );
}
