import { paths } from "#app/paths.ts";
import type { GivenRole } from "#app/features/people/seats/given-roles.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { NewPersonForm } from "./new-person-form.tsx";

interface AnswerInvitationProps {
  token: string;
  email: string;
  role: GivenRole;
  business: string;
  /** Somebody has this address already. */
  isKnown: boolean;
  signedInAs: string | null;
  links: { terms: string; privacy: string };
}

export function AnswerInvitation(props: AnswerInvitationProps) {
  const { email, role, business, signedInAs } = props;
  const { t } = useTranslation();
  return (
    <>
      <p>{t("seats:accept.text", { business, role: t(`seats:role.${role}`) })}</p>
      <p className="soft">{t(`seats:about.${role}`)}</p>
      {signedInAs === email ? (
        <Form id="accept-invitation" className="stack" labels={{}}>
          <input type="hidden" name="token" value={props.token} />
          <div className="actions">
            <SubmitButton busy={t("common:saving")}>{t("seats:accept.submit")}</SubmitButton>
          </div>
        </Form>
      ) : signedInAs ? (
        <OtherAddress email={email} signedInAs={signedInAs} />
      ) : props.isKnown ? (
        <>
          <p>{t("seats:accept.signIn", { email })}</p>
          <div className="actions">
            <Link className="button button-primary" to={paths.loginFor(paths.invitation(props.token))}>
              {t("sign-in:login.title")}
            </Link>
          </div>
        </>
      ) : (
        <>
          <p>{t("seats:accept.register", { email })}</p>
          <NewPersonForm token={props.token} links={props.links} />
        </>
      )}
    </>
  );
}

function OtherAddress({ email, signedInAs }: { email: string; signedInAs: string }) {
  const { t } = useTranslation();
  return (
    <form method="post" action={paths.logout} className="stack">
      <p>{t("seats:accept.other", { email, own: signedInAs })}</p>
      <div className="actions">
        <button className="button">{t("common:nav.logout")}</button>
      </div>
    </form>
  );
}
