import { useLoaderData } from "@remix-run/react";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { Counts, InFullSwing } from "#app/ui/dashboard/in-full-swing.tsx";
import { NewAccount } from "#app/ui/dashboard/new-account.tsx";
import { NewInvoiceLink } from "#app/ui/dashboard/open-amount.tsx";
import { QuickActions } from "#app/ui/dashboard/quick-actions.tsx";
import { Usage } from "#app/ui/dashboard/usage.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { Panel } from "#app/ui/elements/page/panel.tsx";
import { QuestionList } from "#app/ui/papers/question-list.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { FirstDay } from "#app/ui/start/first-day.tsx";
import { dashboardPage } from "./dashboard-page.server.ts";

export const handle = { title: "dashboard:title", wide: true };

export const loader = screenLoader((ctx, { url }) => dashboardPage(ctx, url.searchParams));

export default function Dashboard() {
  const { t } = useTranslation();
  const { firstDay, usage, newAccount, questions, ...figures } = useLoaderData<typeof loader>();
  return (
    <>
      {newAccount ? <NewAccount {...newAccount} /> : null}
      {firstDay ? <FirstDay page={firstDay} /> : null}
      {questions?.rows.length === 0 ? null : (
        <Band title={t("seats:questions.title")} bodyClass="stack">
          <Panel name="questions" data={questions}>
            {(waiting) => <QuestionList {...waiting} isElsewhere={false} />}
          </Panel>
        </Band>
      )}
      <div className={firstDay ? "wrap after-writer" : "wrap"}>
        {firstDay ? <Counts stats={figures.stats} /> : <InFullSwing {...figures} />}
        <QuickActions />
        {usage ? <Usage {...usage} /> : null}
        {firstDay ? null : (
          <div className="thumb-bar only-phone">
            <NewInvoiceLink />
          </div>
        )}
      </div>
    </>
  );
}
