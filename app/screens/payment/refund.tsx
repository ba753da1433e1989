import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { creditOwner } from "#app/features/money/payments/refunds/credit-owner.server.ts";
import { recordRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import { refundSchema } from "#app/features/money/payments/refunds/refund.schema.ts";
import { refundsOf } from "#app/features/money/payments/refunds/refunds.server.ts";
import { isInCash } from "#app/features/books/ledger/in-cash.ts";
import { creditOf, owedBack } from "#app/features/books/ledger/payment.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount, formatBesideChf, formatMoney } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { RefundForm } from "#app/ui/payments/refunds/refund-form.tsx";
import { RefundTable } from "#app/ui/payments/refunds/refund-table.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "sending:refund.title" };

export const loader = screenLoader(async (ctx, args) => {
  const payment = await findPayment(ctx, args.id);
  const refunds = await refundsOf(ctx, payment.id);
  const credit = creditOf(payment);
  const owner = await creditOwner(ctx, payment);
  return {
    id: payment.id,
    source: payment.source,
    day: formatDay(payment.paidOn, ctx.locale),
    currency: payment.currency,
    rest: credit > 0 ? formatAmount(credit) : "",
    left: credit > 0 ? formatMoney(credit, payment.currency) : "",
    owed: owedBack(payment) > 0 ? formatMoney(payment.refunded, payment.currency) : "",
    today: ctx.today,
    isInCash: isInCash(payment.method),
    back: { to: backTo(owner), label: owner?.name ?? "" },
    refunds: refunds.map(({ id, amount, refundedOn, note, method, isReported }) => ({
      id,
      note,
      isReported,
      isInCash: isInCash(method),
      amount: formatBesideChf(amount, payment.currency),
      money: formatMoney(amount, payment.currency),
      day: formatDay(refundedOn, ctx.locale),
    })),
  };
});

export const action = screenAction({ form: "refund", schema: refundSchema }, async (ctx, input, { id }) => {
  await recordRefund(ctx, id, input);
  const to = backTo(await creditOwner(ctx, await findPayment(ctx, id)));
  return redirectWithFlash(ctx.platform, to, { key: "sending:refund.done" });
});

function backTo(owner: Awaited<ReturnType<typeof creditOwner>>): string {
  if (!owner) return paths.payments;
  return owner.kind === "client" ? paths.client(owner.id) : paths.invoice(owner.id);
}

export default function Refund() {
  const { t } = useTranslation();
  const { id, source, day, currency, rest, left, owed, today, back, isInCash, refunds } =
    useLoaderData<typeof loader>();
  const of = t("sending:refund.of", { kind: t(`sending:settling.${source}`), day });
  return (
    <>
      <PageHead
        title={t("sending:refund.title")}
        back={{ to: back.to, label: back.label || t("common:nav.payments") }}
      />
      <Band className="is-open is-first" bodyClass="narrow stack">
        <p>
          {of}{" "}
          {rest
            ? t("sending:refund.leftOf", { rest: left })
            : owed
              ? t("sending:refund.owedOf", { refunded: owed })
              : t("sending:refund.none")}
        </p>
        {rest ? (
          <RefundForm rest={rest} currency={currency} today={today} back={back.to} isInCash={isInCash} />
        ) : null}
      </Band>
      {refunds.length > 0 ? (
        <Band title={t("sending:refund.list")} bodyClass="">
          <RefundTable paymentId={id} rows={refunds} />
        </Band>
      ) : null}
    </>
  );
}
