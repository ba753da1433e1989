import { amountErrors } from "#app/features/selling/qr-bill/validate-amount.ts";
import { normaliseParty, partyErrors } from "#app/features/selling/qr-bill/validate-address.ts";
import { ibanErrors } from "#app/features/selling/qr-bill/validate-iban.ts";
import { referenceErrors } from "#app/features/selling/qr-bill/validate-reference.ts";
import type { FieldError } from "#app/platform/errors.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";
import { type QrBill, qrBillProblems, type QrParty } from "#app/swiss/qr-payload.ts";
import type { ReferenceType } from "#app/swiss/reference.ts";

interface BillDraft {
  iban: string;
  creditor: QrParty;
  debtor: QrParty;
  amount: Rappen | null;
  referenceType: ReferenceType;
  reference: string;
  message: string;
  currency?: Currency | undefined;
}

interface BillPreview {
  bill: QrBill;
  /** Empty when a bank would accept the slip. */
  errors: FieldError[];
}

const UNKNOWN_POSTAL_CODE = "0000";

/** Checks as strictly as the slip itself. */
export function previewBill(draft: BillDraft): BillPreview {
  const creditor = previewParty(draft.creditor);
  const debtor = previewParty(draft.debtor);
  const { iban, amount, referenceType, reference, message } = draft;
  const bill: QrBill = {
    iban,
    creditor,
    amount,
    currency: draft.currency ?? "CHF",
    debtor,
    referenceType,
    reference,
    message,
    billingInformation: "",
    alternativeProcedures: [],
  };
  const wrongIban = accountErrors(iban);
  const errors = [
    ...wrongIban,
    ...partyErrors("creditor", creditor).map(requestField),
    ...partyErrors("debtor", debtor).map(requestField),
    ...amountErrors(amount ?? "?", amount),
    ...(wrongIban.length ? [] : referenceErrors(referenceType, reference, iban)),
  ];
  // The standard has further reasons to refuse: too many characters for the symbol, for example.
  if (errors.length === 0 && qrBillProblems(bill).length > 0)
    errors.push({ field: "debtorName", code: "field.slip_refused" });
  return { bill, errors };
}

function accountErrors(iban: string): FieldError[] {
  return iban
    ? ibanErrors("creditorIBAN", iban)
    : [{ field: "creditorIBAN", code: "field.iban_unconfigured" }];
}

function previewParty(typed: QrParty): QrParty {
  const party = normaliseParty(typed);
  return { ...party, postalCode: party.postalCode || UNKNOWN_POSTAL_CODE };
}

/** `creditor.name` → `creditorName`, `creditor.city` → `creditorAddress.city`. */
function requestField(error: FieldError): FieldError {
  const [party = "", part = ""] = error.field.split(".");
  return { ...error, field: part === "name" ? `${party}Name` : `${party}Address.${part}` };
}
