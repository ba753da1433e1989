import type { ReactNode } from "react";
import type { SlipView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";

export function Slip({ slip }: { slip: SlipView }) {
  const { words } = slip;
  return (
    <div className="slip">
      <p className="slip-cut">{words.separate}</p>
      <div className="slip-in">
        <section className="slip-receipt" aria-label={words.receipt}>
          <h3>{words.receipt}</h3>
          <dl className="slip-info">
            <Party slip={slip} />
          </dl>
          <Sum slip={slip} />
          <p className="slip-accept">{words.acceptancePoint}</p>
        </section>
        <section className="slip-pay" aria-label={words.paymentPart}>
          <h3>{words.paymentPart}</h3>
          <Symbol slip={slip} />
          <Sum slip={slip} />
          <dl className="slip-info">
            <Party slip={slip} withMessage />
          </dl>
        </section>
      </div>
    </div>
  );
}

function Party({ slip, withMessage }: { slip: SlipView; withMessage?: boolean }) {
  const { words } = slip;
  return (
    <>
      <Entry title={words.account} lines={slip.account} />
      {slip.reference ? <Entry title={words.reference} lines={[slip.reference]} /> : null}
      {withMessage && slip.message ? (
        <Entry title={words.additionalInformation} lines={[slip.message]} />
      ) : null}
      {slip.debtor.length ? (
        <Entry title={words.payableBy} lines={slip.debtor} />
      ) : (
        <>
          <dt>{words.payableByBlank}</dt>
          <dd className="slip-open" />
        </>
      )}
    </>
  );
}

function Entry({ title, lines }: { title: string; lines: string[] }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>
        {lines.map((line, index): ReactNode => (
          <span key={index}>
            {index > 0 ? <br /> : null}
            {line}
          </span>
        ))}
      </dd>
    </>
  );
}

function Sum({ slip: { words, amount, currency } }: { slip: SlipView }) {
  return (
    <dl className="slip-sum">
      <dt>{words.currency}</dt>
      <dd>{currency}</dd>
      <dt>{words.amount}</dt>
      <dd className={amount ? undefined : "slip-open"}>{amount}</dd>
    </dl>
  );
}

function Symbol({ slip: { qr } }: { slip: SlipView }) {
  return (
    <svg
      className="slip-qr"
      viewBox={qr.viewBox}
      role="img"
      aria-label="Swiss QR Code"
      shapeRendering="crispEdges"
    >
      <path d={qr.path} />
      {qr.cross.map(({ path, fill }, index) => (
        <path key={index} d={path} fill={fill} />
      ))}
    </svg>
  );
}
