import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Band } from "#app/ui/elements/page/page.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

interface SignInSectionProps {
  isTwoStep: boolean;
  /** Null where none is set up; `email` is null while the account is not connected. */
  provider: { name: string; email: string | null } | null;
}

export function SignInSection({ isTwoStep, provider }: SignInSectionProps) {
  const { t } = useTranslation();
  return (
    <Band title={t("accounts:signIn.title")}>
      <dl className="facts">
        <SignInRow
          name={t("accounts:twoStep.title")}
          value={t(isTwoStep ? "accounts:twoStep.on" : "accounts:twoStep.off")}
          to={paths.twoStep}
          action={t(isTwoStep ? "accounts:twoStep.change" : "accounts:twoStep.begin")}
        />
        {provider ? <ProviderRow {...provider} /> : null}
      </dl>
    </Band>
  );
}

function ProviderRow({ name, email }: { name: string; email: string | null }) {
  const { t } = useTranslation();
  const isConnected = email !== null;
  return (
    <SignInRow
      name={name}
      value={isConnected ? t("provider:connected", { email }) : t("provider:notConnected")}
      to={isConnected ? paths.disconnectIdentity : paths.loginProvider(paths.signIn)}
      action={t(isConnected ? "provider:disconnect.submit" : "provider:connect.submit")}
    />
  );
}

interface SignInRowProps {
  name: string;
  value: string;
  to: string;
  action: string;
  reloadDocument?: boolean;
}

function SignInRow({ name, value, to, action }: SignInRowProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="title-row">
        <span>{value}</span>
        <Link to={to} aria-label={`${name}: ${action}`}>
          {action}
        </Link>
      </dd>
    </>
  );
}
