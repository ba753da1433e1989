import { useLocation } from "@remix-run/react";
import { LETTERS_A_FILE } from "#app/features/selling/batches/batch.ts";
import type { CheckedAct, CheckPage, LeftOutRow } from "#app/features/selling/batches/chosen/check.ts";
import { ALL } from "#app/features/selling/batches/chosen/chosen.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { NextBlock } from "#app/ui/elements/page/next-block.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { RecordTable, RowLink } from "#app/ui/elements/tables/record-table.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import "#app/ui/styles/pages/accounting.css";
import "#app/ui/styles/pages/options.css";

interface ChosenCheckProps {
  act: CheckedAct;
  check: CheckPage;
  /** To download one after the other. */
  files: number;
  /** The selection as it is now. */
  choice: string;
  seen: string;
  page: string;
  list: string;
  pdf: string;
  paperTo: (id: string) => string;
}

/** What is to be done with a selection, before it is. */
export function ChosenCheck(props: ChosenCheckProps) {
  const { t } = useTranslation();
  const { act, check, files, choice, seen, page, list, pdf, paperTo } = props;
  const { search } = useLocation();
  const what = t("batches:chosen.what", {
    count: t(`batches:chosen.name.${check.kind}`, { count: check.taken }),
    sum: check.sum,
  });
  return (
    <>
      <PageHead
        title={t(`batches:chosen.title.${act}`)}
        back={{ to: list + filterOf(choice), label: t("batches:chosen.toList") }}
      />
      <Band className="is-open is-first" bodyClass="medium stack-wide">
        {check.before !== null && check.before !== check.now ? (
          <Message tone="note">
            {t("batches:chosen.differs", { before: check.before, now: check.now })}
          </Message>
        ) : null}
        {act === "pdf" ? (
          <PdfFiles what={what} files={files} to={`${pdf}?${choice}`} />
        ) : (
          <Form id="chosen" labels={{}} action={search}>
            <input type="hidden" name="seen" value={seen} />
            <input type="hidden" name="page" value={page} />
            <div className="stack-wide">
              <Checks act={act} check={check} />
              {check.taken > 0 ? (
                <NextBlock
                  what={what}
                  why={t(act === "remind" ? "batches:chosen.remindWhy" : "batches:next.why")}
                  action={
                    <SubmitButton busy={t("batches:chosen.busy")}>
                      {t(act === "send" ? "batches:next.send" : `batches:chosen.act.${act}`)}
                    </SubmitButton>
                  }
                />
              ) : (
                <p>{t("batches:chosen.nothing")}</p>
              )}
            </div>
          </Form>
        )}
      </Band>
      {check.leftOut.length > 0 ? (
        <Band title={t("batches:chosen.leftOutTitle")} bodyClass="stack">
          <LeftOutTable rows={check.leftOut} paperTo={paperTo} />
          {check.unnamed > 0 ? <p>{t("batches:chosen.unnamed", { count: check.unnamed })}</p> : null}
        </Band>
      ) : null}
    </>
  );
}

function Checks({ act, check }: Pick<ChosenCheckProps, "act" | "check">) {
  const { t } = useTranslation();
  const { mail, post, leftOut, unnamed } = check;
  const out = leftOut.length + unnamed;
  return (
    <ul className="checks">
      {mail > 0 ? (
        <li>
          <span>{t("batches:chosen.mail", { count: mail })}</span>
        </li>
      ) : null}
      {post > 0 ? (
        <li>
          <span>
            {t(act === "remind" ? "batches:chosen.toPrint" : "batches:chosen.post", { count: post })}
          </span>
        </li>
      ) : null}
      {out > 0 ? (
        <li className="is-open">
          <span>{t("batches:chosen.leftOut", { count: out })}</span>
        </li>
      ) : null}
    </ul>
  );
}

function LeftOutTable({ rows, paperTo }: { rows: LeftOutRow[]; paperTo: ChosenCheckProps["paperTo"] }) {
  const { t } = useTranslation();
  return (
    <RecordTable
      caption={t("batches:chosen.leftOutTitle")}
      rows={rows}
      columns={[
        {
          head: t("invoices:client"),
          place: "title wrap-any",
          of: ({ id, client }) => <RowLink to={paperTo(id)}>{client}</RowLink>,
        },
        { head: t("invoices:head.number"), place: "meta", of: ({ number }) => number },
        { head: t("batches:chosen.whyHead"), place: "rest", of: ({ why }) => t(`batches:chosen.why.${why}`) },
        { head: t("batches:result.amount"), place: "amount num", of: ({ amount }) => amount },
      ]}
    />
  );
}

function PdfFiles({ what, files, to }: { what: string; files: number; to: string }) {
  const { t } = useTranslation();
  return (
    <>
      <p>
        <strong>{what}</strong> {files > 1 ? t("batches:chosen.files", { max: LETTERS_A_FILE }) : null}
      </p>
      <ul className="options is-plain">
        {Array.from({ length: files }, (_, index) => (
          <li key={index}>
            <p>{t("batches:letters.part", { part: index + 1 })}</p>
            <a className="button" href={`${to}&part=${index + 1}`} download>
              {t("invoices:detail.download")}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function filterOf(choice: string): string {
  const params = new URLSearchParams(choice);
  for (const name of [ALL, "id"]) params.delete(name);
  const filter = params.toString();
  return filter && `?${filter}`;
}
