import { PERSON } from "../person.ts";

const QR_IBAN = "CH44 3199 9123 0008 8901 2";
const IBAN = PERSON.iban;
const long = (length: number) => "x".repeat(length);

/** Values of a form's fields; each is entered into an otherwise good form. */
type Fields = Record<string, string>;

export interface FormRule {
  rule: string;
  /** The field at which the error stands. */
  at: string;
  code: string;
  good: Fields[];
  bad: Fields[];
}

const field = (name: string, code: string, good: string[], bad: string[]): FormRule => ({
  rule: `${name}: ${code}`,
  at: name,
  code,
  good: good.map((value) => ({ [name]: value })),
  bad: bad.map((value) => ({ [name]: value })),
});

/** Required fields and caps (rules 8 and 9) that are the form's own, and every rule it shares with the JSON API. */
export const FORM_RULES: FormRule[] = [
  ...["clientName", "clientEmail", "clientAddress", "clientPostalCode"].map((name) =>
    field(name, "field.required", [], ["", "   "]),
  ),
  field("items[0].description", "field.required", ["x"], [""]),
  field("clientName", "field.too_short", ["AB"], ["A"]),
  field("clientName", "field.too_long", [long(50)], [long(51)]),
  field("clientEmail", "field.email", ["a.b+c@x-y.example.ch"], ["a", "a@b", "a b@c.ch", "a@b.ch>"]),
  field("clientEmail", "field.too_long", [`${long(40)}@ab.ch`], [`${long(46)}@a.ch`]),
  field("clientPhone", "field.phone", ["", "044 668 18 00", "+49 30 901820"], ["12", "044 668", "phone"]),
  field("clientAddress", "field.too_long", [long(50)], [long(51)]),
  field(
    "clientPostalCode",
    "field.postal_code",
    ["8400", " 8400 ", "CH-8400"],
    ["84", "84000", "DE-8400", "84OO"],
  ),
  field("clientCity", "field.too_long", [long(35)], [long(36)]),
  field("clientName", "field.characters", ["Šárka Łódź Ştefan € œ"], ["Иван", "名前", "a\u{1f600}"]),
  ...["notes", "subject", "clientContact", "items[0].description", "items[0].unit"].map((name) =>
    field(name, "field.unprintable", ["Škoda → € ½ m²"], ["漢 erledigt", "名前", "a\u{1f600}"]),
  ),
  field("notes", "field.too_long", [long(100)], [long(101)]),
  field("items[0].description", "field.too_long", [long(50)], [long(51)]),
  field("items[0].quantity", "field.quantity_whole", ["1", "12"], ["1.5", "0.5"]),
  field("items[0].quantity", "field.quantity", ["999'999"], ["0", "-1", "a", "1e3"]),
  field("items[0].quantity", "field.quantity_too_large", ["999999"], ["1000000"]),
  field("items[0].unitPrice", "field.amount", ["0", "0.05", "1'234.50"], ["1.234", "a", "1,234"]),
  field("items[0].unitPrice", "field.amount_negative", [], ["-1", "-0.05", "CHF -12.50", "−5"]),
  field("items[0].unitPrice", "field.amount_too_large", ["9'999'999.99"], ["10000000"]),
  field("items[0].vatRate", "field.vat_rate", ["0", "8.1", "100"], ["100.1", "-1", "8.15", "a"]),
  field("issueDate", "field.day", ["2026-11-01", "1.11.2026"], ["2026-02-30", "soon", "31.4.2026"]),
  field("dueDate", "field.due_after_issue", ["2026-11-22"], ["2026-11-21", "2026-11-20"]),
  field(
    "creditorIBAN",
    "field.iban_format",
    ["ch93 0076 2011 6238 5295 7"],
    ["CH93", "CH93007620116238529571"],
  ),
  field(
    "creditorIBAN",
    "field.iban_checksum",
    ["LI21 0881 0000 2324 013A A"],
    ["CH94 0076 2011 6238 5295 7"],
  ),
  field("creditorIBAN", "field.iban_country", [], ["DE89 3704 0044 0532 0130 00"]),
  ...["creditorName", "creditorAddress", "creditorPostalCode"].map((name) =>
    field(name, "field.required", [], [""]),
  ),
  {
    rule: "a service period ends on or after its first day",
    at: "serviceTo",
    code: "field.service_period",
    good: [{ serviceFrom: "2026-10-01", serviceTo: "2026-10-31" }, { serviceFrom: "2026-10-01" }],
    bad: [{ serviceFrom: "2026-10-31", serviceTo: "2026-10-01" }, { serviceTo: "2026-10-01" }],
  },
  {
    rule: "a divisible unit takes up to 2 decimals",
    at: "items[0].quantity",
    code: "field.quantity_decimals",
    good: [{ "items[0].unit": "h", "items[0].quantity": "1.25" }],
    bad: [{ "items[0].unit": "h", "items[0].quantity": "1.255" }],
  },
  {
    rule: "a QR reference has 27 digits",
    at: "paymentReference",
    code: "field.reference_format",
    good: [qrr("21 00000 00003 13947 14300 09017")],
    bad: [qrr("2100000003139471430009017"), qrr("0".repeat(27)), qrr("21000000000313947143000901X")],
  },
  {
    rule: "a QR reference ends with its check digit",
    at: "paymentReference",
    code: "field.reference_checksum",
    good: [qrr("000000000000000000000000011")],
    bad: [qrr("210000000003139471430009016"), qrr("012345678901234567890123456")],
  },
  {
    rule: "a creditor reference is RF, 2 digits and 1 to 21 letters or digits",
    at: "paymentReference",
    code: "field.reference_format",
    good: [scor("RF18 5390 0754 7034"), scor("rf097"), scor("RF47AAAAAAAAAAAAAAAAAAAAA")],
    bad: [scor("RF04"), scor("RF20.0000.3"), scor("RF1853900754703Ä"), scor(`RF18${"1".repeat(22)}`)],
  },
  {
    rule: "a creditor reference starts with its check digits",
    at: "paymentReference",
    code: "field.reference_checksum",
    good: [scor("RF85INV20260117")],
    bad: [scor("RF720191230100405JSH0438"), scor("RF00539007547034"), scor("RF0072")],
  },
  {
    rule: "a QR reference needs a QR-IBAN",
    at: "paymentReference",
    code: "field.reference_needs_qr_iban",
    good: [{ creditorIBAN: QR_IBAN, referenceType: "QRR" }],
    bad: [{ creditorIBAN: IBAN, referenceType: "QRR" }],
  },
  {
    rule: "a QR-IBAN needs a QR reference",
    at: "paymentReference",
    code: "field.reference_needs_qrr",
    good: [{ creditorIBAN: QR_IBAN }, { creditorIBAN: IBAN, referenceType: "SCOR" }],
    bad: [
      { creditorIBAN: QR_IBAN, referenceType: "SCOR" },
      { creditorIBAN: QR_IBAN, referenceType: "NON" },
    ],
  },
  {
    rule: "without a type the reference is empty",
    at: "paymentReference",
    code: "field.reference_must_be_empty",
    good: [{ referenceType: "NON", paymentReference: "" }],
    bad: [{ referenceType: "NON", paymentReference: "RF18539007547034" }],
  },
];

function qrr(paymentReference: string): Fields {
  return { creditorIBAN: QR_IBAN, referenceType: "QRR", paymentReference };
}

function scor(paymentReference: string): Fields {
  return { creditorIBAN: IBAN, referenceType: "SCOR", paymentReference };
}
