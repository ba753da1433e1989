import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Band } from "#app/ui/elements/page/page.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export function SignInSection({ isTwoStep }: { isTwoStep: boolean }) {
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
      </dl>
    </Band>
  );
}

interface SignInRowProps {
  name: string;
  value: string;
  to: string;
  action: string;
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
