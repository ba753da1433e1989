import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

interface AccountActsProps {
  id: string;
  isDisabled: boolean;
  isVerified: boolean;
  isTwoStep: boolean;
  /** Locked out from the command line only. */
  isOperator: boolean;
}

export function AccountActs({ id, isDisabled, isVerified, isTwoStep, isOperator }: AccountActsProps) {
  const { t } = useTranslation();
  const acts: [key: string, to: string, isDanger: boolean, isPossible: boolean][] = [
    ["plan", paths.deskPlan(id), false, true],
    ["endSessions", paths.endSessionsOf(id), false, true],
    ["resendVerification", paths.resendMailTo(id, "verification"), false, !isVerified],
    ["resendPassword", paths.resendMailTo(id, "password"), false, true],
    ["removeSecondStep", paths.removeSecondStep(id), true, isTwoStep && !isOperator],
    ["disable", paths.disableAccount(id), true, !isDisabled && !isOperator],
    ["enable", paths.enableAccount(id), false, isDisabled],
  ];
  return (
    <>
      <div className="actions">
        {acts.map(([key, to, isDanger, isPossible]) =>
          isPossible ? (
            <Link key={key} className={isDanger ? "button button-danger" : "button"} to={to}>
              {t(`admin:${key}.title`)}
            </Link>
          ) : null,
        )}
      </div>
      {isOperator ? <p className="soft">{t("admin:account.ofOperator")}</p> : null}
    </>
  );
}
