import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { CommentsPage } from "#app/features/selling/comments/comments.server.ts";
import type { historyRows } from "#app/features/running/history/history-message.ts";
import type { InvoiceSheetView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { InvoiceSheet } from "#app/ui/invoices/invoice-sheet.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { NextBlock } from "#app/ui/elements/page/next-block.tsx";
import { StepButton, StepButtons } from "./step-buttons.tsx";
import type { NextOfPaper } from "./next-buttons.ts";
import { Comments } from "#app/ui/papers/comments.tsx";
import { Panel } from "#app/ui/elements/page/panel.tsx";

interface PaperPageProps {
  noun: string;
  number: string;
  status: ReactNode;
  back: { to: string; label: string };
  actions: ReactNode;
  facts: ReactNode;
  sheet: InvoiceSheetView | null;
  history: ReturnType<typeof historyRows>;
  comments: (CommentsPage & { to: string }) | null;
  next: NextOfPaper | null;
  children: ReactNode;
}

export function PaperPage(props: PaperPageProps) {
  const { noun, number, status, back, actions, facts, sheet, history, comments, next, children } = props;
  const red = next?.buttons.find(({ look }) => look === "button-primary");
  const { t } = useTranslation();
  const title = (
    <div className="title-row">
      <h1>
        {noun} <span className="unbroken">{number}</span>
      </h1>
      {status}
    </div>
  );
  return (
    <>
      <PageHead title={title} back={back}>
        {next ? (
          <NextBlock
            what={next.what}
            why={next.why}
            action={next.buttons.length > 0 ? <StepButtons buttons={next.buttons} /> : null}
          />
        ) : null}
        {actions}
      </PageHead>
      <div className="band is-open is-first">
        <div className="head">{facts}</div>
        <div className="body">
          <Panel name="sheet" data={sheet}>
            {(sheet) => <InvoiceSheet sheet={sheet} />}
          </Panel>
        </div>
      </div>
      {children}
      {comments ? <Comments {...comments} /> : null}
      <Band title={t("history:title")} bodyClass="">
        <Panel name="history" data={history}>
          {(history) => (
            <ol className="log">
              {history.map((entry) => (
                <li key={entry.id}>
                  <time dateTime={entry.at}>{entry.time}</time>
                  <p>{entry.text}</p>
                </li>
              ))}
            </ol>
          )}
        </Panel>
      </Band>
      {red ? (
        <div className="thumb-bar only-phone">
          <StepButton {...red} className="" />
        </div>
      ) : null}
    </>
  );
}
