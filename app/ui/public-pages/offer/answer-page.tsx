import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface AnswerPageProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function AnswerPage({ title, text, children }: AnswerPageProps) {
  return (
    <div className="wrap client-answer">
      <div className="narrow stack">
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}

export function AnswerActions({ back, children }: { back: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="actions">
      {children}
      <a className="button button-quiet" href={back}>
        {t("public-pages:answer.back")}
      </a>
    </div>
  );
}
