import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { CONTACT_CAPS, CONTACT_SUBJECTS } from "#app/features/running/contact/contact-choices.ts";
import { contactSchema } from "#app/features/running/contact/contact.schema.ts";
import { sendMessage } from "#app/features/running/contact/send-message.server.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { publicAction, publicLoader } from "#app/platform/http/screen.server.ts";
import { SelectField, TextArea, TextField } from "#app/ui/forms/fields/field.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

export const handle = { title: "contact:title", description: "contact:lead" };

export const loader = publicLoader((ctx) => {
  const { SUPPORT_EMAIL: support, SERVICE_PROMISES: promises } = ctx.platform.env;
  const person = isSignedIn(ctx)
    ? { fullName: `${ctx.user.firstName} ${ctx.user.lastName}`, email: ctx.user.email }
    : { fullName: "", email: "" };
  return Promise.resolve({ person, support: support ?? "", promises });
});

export const action = publicAction(
  { form: "contact", schema: contactSchema, caps: CONTACT_CAPS },
  async (ctx, input) => {
    await sendMessage(ctx, input);
    return { isSent: true as const };
  },
);

export default function Contact() {
  const { t } = useTranslation();
  const { support, promises } = useLoaderData<typeof loader>();
  const result = useActionData<{ isSent: true } | Refusal>();
  return (
    <>
      <PageHead title={t("contact:title")}>
        <p className="lead">{t("contact:lead")}</p>
      </PageHead>
      <Band className="is-open is-first" bodyClass="narrow stack">
        {result && "isSent" in result ? <Message tone="good">{t("contact:sent")}</Message> : <ContactForm />}
        {promises ? <p className="soft">{t("contact:hours")}</p> : null}
        {support ? (
          <p className="soft">
            {t("contact:write")} <a href={`mailto:${support}`}>{support}</a>
          </p>
        ) : null}
      </Band>
    </>
  );
}

function ContactForm() {
  const { t } = useTranslation();
  const { person } = useLoaderData<typeof loader>();
  const labels = {
    fullName: t("contact:field.fullName"),
    email: t("contact:field.email"),
    subject: t("contact:field.subject"),
    message: t("contact:field.message"),
  };
  return (
    <Form id="contact" className="stack" labels={labels} values={{ ...person, subject: "general" }}>
      <TextField name="fullName" label={labels.fullName} autoComplete="name" />
      <TextField name="email" type="email" label={labels.email} autoComplete="email" />
      <SelectField name="subject" label={labels.subject}>
        {CONTACT_SUBJECTS.map((subject) => (
          <option key={subject} value={subject}>
            {t(`contact:subject.${subject}`)}
          </option>
        ))}
      </SelectField>
      <TextArea name="message" label={labels.message} rows={8} cap={CONTACT_CAPS.message} />
      <div hidden>
        <label htmlFor="website">{t("contact:trap")}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="actions">
        <SubmitButton busy={t("common:sending")}>{t("contact:submit")}</SubmitButton>
      </div>
    </Form>
  );
}
