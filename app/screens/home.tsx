import { redirect } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isSignedIn } from "#app/platform/request-context.server.ts";
import { publicLoader } from "#app/platform/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Band } from "#app/ui/page.tsx";

export const loader = publicLoader(async (ctx) => {
  if (isSignedIn(ctx)) throw redirect(paths.dashboard);
  return null;
});

const STEPS = ["write", "send", "paid"] as const;

export default function Home() {
  const { t } = useTranslation();
  return (
    <>
      <div className="page-head is-hero">
        <div className="body stack">
          <h1 className="display">{t("home:title")}</h1>
          <p className="lead">{t("home:lead")}</p>
          <div className="actions">
            <Link className="button button-primary" to={paths.register}>
              {t("home:start")}
            </Link>
            <Link className="button" to={paths.login}>
              {t("common:nav.login")}
            </Link>
          </div>
        </div>
      </div>
      <Band title={t("home:how")} bodyClass="">
        <table className="timetable">
          <tbody>
            {STEPS.map((step, index) => (
              <tr key={step}>
                <td className="at">{index + 1}</td>
                <td>{t(`home:${step}.title`)}</td>
                <td>{t(`home:${step}.text`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Band>
    </>
  );
}
