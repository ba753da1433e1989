import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { FirstDayPage } from "#app/features/selling/first-day/first-day-page.server.ts";

/** The payment slip as far as the steps have filled it; never with a code, which a bank would read. */
export function GrowingSlip({ words, account, client }: FirstDayPage) {
  const { t } = useTranslation();
  const gap = (step: number) => <span className="slip-gap">{t("first-day:later", { step })}</span>;
  const info = (
    <dl className="slip-info">
      <dt>{words.account}</dt>
      <dd>{account.length ? lines(account) : gap(1)}</dd>
      <dt>{words.payableBy}</dt>
      <dd>{client.length ? lines(client) : gap(2)}</dd>
    </dl>
  );
  const sum = (
    <dl className="slip-sum">
      <dt>{words.currency}</dt>
      <dd>CHF</dd>
      <dt>{words.amount}</dt>
      <dd>{gap(3)}</dd>
    </dl>
  );
  return (
    <div className="slip-frame is-pay">
      <div className="slip">
        <p className="slip-cut">{words.separate}</p>
        <div className="slip-in">
          <section className="slip-receipt" aria-label={words.receipt}>
            <h3>{words.receipt}</h3>
            {info}
            {sum}
            <p className="slip-accept">{words.acceptancePoint}</p>
          </section>
          <section className="slip-pay" aria-label={words.paymentPart}>
            <h3>{words.paymentPart}</h3>
            <div className="slip-qr slip-blank">
              <span>{t("first-day:codeLater")}</span>
            </div>
            {sum}
            {info}
          </section>
        </div>
      </div>
    </div>
  );
}

function lines(texts: string[]): ReactNode {
  return texts.map((text, index) => (
    <span key={text}>
      {index > 0 ? <br /> : null}
      {text}
    </span>
  ));
}
