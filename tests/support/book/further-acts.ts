import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { depositSchema } from "#app/features/selling/invoices/deposits/deposit.schema.ts";
import { makeDeposit } from "#app/features/selling/invoices/make-deposit.server.ts";
import { makeFinal } from "#app/features/selling/invoices/make-final.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import type { InvoiceOfferInput } from "#app/features/selling/offers/invoicing/invoice-offer.schema.ts";
import { invoiceOffer } from "#app/features/selling/offers/invoicing/invoice-offer.server.ts";
import { assignPayment } from "#app/features/money/payments/review/assign-payment.server.ts";
import { confirmPayments } from "#app/features/money/payments/review/confirm-payments.server.ts";
import { undoConfirmed } from "#app/features/money/payments/review/undo-confirmed.server.ts";
import { decide } from "#app/features/taxes/tax/entries/decide.server.ts";
import { decideRates } from "#app/features/taxes/tax/entries/decide-rates.server.ts";
import type { TypedFigures } from "#app/features/taxes/tax/figures/typed-figures.ts";
import { typeFigures } from "#app/features/taxes/tax/periods/type-figures.server.ts";
import { saveYearSetting } from "#app/features/taxes/year/save-year-setting.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import { importEntries } from "../bank-files/bookkeeper.ts";
import { invoiceInput } from "../invoices/invoice-input.ts";
import { acceptedOffer } from "../offers/offer-input.ts";
import { type Act, idOf, type Made, periodOf } from "./acts.ts";

/** Invoices that a bank file can name. */
export const WITH_REFERENCE = { qrBillOptions: { referenceType: "SCOR" } };

interface Moved {
  as?: string;
  valueOn?: Day;
  /** Takes back what came in. */
  isReversal?: boolean;
  currency?: "CHF" | "EUR";
}

/** A bank file of today with money for these invoices, CHF; `as` names the payment. */
export function bank(
  amount: number,
  names: readonly string[],
  { as = "", valueOn, isReversal, currency = "CHF" }: Moved = {},
): Act {
  return async (ctx, made) => {
    const references = await Promise.all(names.map((name) => referenceOf(ctx, made, name)));
    const [reference = ""] = references;
    const detail = names.length > 1 ? { texts: [references.join(" + ")] } : { reference };
    const day = valueOn ?? ctx.today;
    const back = isReversal ? { direction: "DBIT" as const, reversal: true } : {};
    const files = Number(made.get("files") ?? 0) + 1;
    made.set("files", String(files));
    const { results } = await importEntries(
      ctx,
      [
        {
          amount: amount.toFixed(2),
          currency,
          bookedOn: day,
          valueOn: day,
          ref: `REF-${files}`,
          details: [detail],
          ...back,
        },
      ],
      { messageId: `MSG-${files}`, statements: [{ currency }] },
    );
    if (as) made.set(as, results[0]?.payment?.id ?? "");
  };
}

async function referenceOf(ctx: UserContext, made: Made, name: string): Promise<string> {
  return (await findInvoice(ctx, idOf(made, name))).reference;
}

export const confirm = (payment: string): Act => {
  return (ctx, made) => confirmPayments(ctx, [idOf(made, payment)]);
};

export const unconfirm = (payment: string): Act => {
  return (ctx, made) => undoConfirmed(ctx, [idOf(made, payment)]);
};

export const assign = (payment: string, name: string): Act => {
  return (ctx, made) => assignPayment(ctx, idOf(made, payment), idOf(made, name));
};

/** An offer of one row, CHF. */
export const offer = (name: string, price: number, vatRate: number): Act => {
  return async (ctx, made) => {
    const items = [{ description: "Arbeit", quantity: 1, unitPrice: price, vatRate }];
    made.set(name, await acceptedOffer(ctx, { items, issueDate: ctx.today, validUntil: "2027-12-31" }));
  };
};

function ofOffer(name: string, of: string, input: InvoiceOfferInput): Act {
  return async (ctx, made) => {
    const id = await invoiceOffer(ctx, idOf(made, of), input);
    await markSent(ctx, id);
    made.set(name, id);
  };
}

export const partInvoice = (name: string, of: string, percent: number): Act => {
  return ofOffer(name, of, { kind: "part", percent: percent * 100 });
};

export const finalInvoice = (name: string, of: string): Act => ofOffer(name, of, { kind: "final" });

export const decideReason = (name: string, reason: "export" | "abroad" | "exempt"): Act => {
  return (ctx, made) => decide(ctx, [idOf(made, name)], { reason });
};

export const decideActivity = (name: string, activity: string): Act => {
  return (ctx, made) => decide(ctx, [idOf(made, name)], { activity });
};

export const decideDay = (name: string, rate: number, supplyDay: Day): Act => {
  return (ctx, made) => decideRates(ctx, [{ id: idOf(made, name), rate, supplyDay, declaredAt: null }]);
};

export const declareAt = (name: string, rate: number, declaredAt: number): Act => {
  return (ctx, made) => decideRates(ctx, [{ id: idOf(made, name), rate, supplyDay: "", declaredAt }]);
};

/** CHF. */
export function type(code: string, figures: Partial<TypedFigures>, correction = 0): Act {
  const rappen = Object.entries(figures).map(([name, amount]) => [name, Math.round(amount * 100)]);
  return async (ctx) => {
    const { id } = await periodOf(ctx, code, correction);
    return typeFigures(ctx, id, Object.fromEntries(rappen) as Partial<TypedFigures>);
  };
}

export const yearBegins = (month: number, first: readonly [Day, Day] = ["", ""]): Act => {
  return (ctx) => saveYearSetting(ctx, { begins: month, firstFrom: first[0], firstTo: first[1] });
};

/** A draft of a whole, which is not in the book; `rows` as `[price without VAT, rate]`, CHF. */
export function plan(name: string, rows: readonly (readonly [number, number])[]): Act {
  return async (ctx, made) => {
    const items = rows.map(([unitPrice, vatRate]) => ({
      description: "Haus",
      quantity: 1,
      unitPrice,
      vatRate,
    }));
    made.set(name, await createInvoice(ctx, invoiceInput({ items, issueDate: ctx.today })));
  };
}

/** Sent at once. */
export function deposit(name: string, of: string, asked: { percent?: number; amount?: number }): Act {
  return async (ctx, made) => {
    const id = await makeDeposit(ctx, idOf(made, of), depositSchema.parse(asked));
    await markSent(ctx, id);
    made.set(name, id);
  };
}

export const final = (of: string): Act => {
  return async (ctx, made) => {
    await markSent(ctx, await makeFinal(ctx, idOf(made, of)));
  };
};
