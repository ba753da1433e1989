import { afterAll, afterEach, describe, expect, it } from "vitest";
import {
  closeBankFilePool,
  readBankFiles,
} from "#app/features/money/bank-files/read/read-bank-files.server.ts";
import { storedZip } from "../../../support/read/stored-zip.ts";
import { AppError } from "#app/platform/errors.ts";
import { camt, type CamtEntry } from "../../../support/camt.ts";
import { someOfDay } from "../../../support/choice-of-day.ts";
import { allAsTheFirst, deflatedZip, withInDirectory } from "../../../support/bank-files/odd-zip.ts";
import { READER, readBankBytes } from "../../../support/bank-files/read-camt.ts";

afterAll(() => closeBankFilePool());

/** Whatever was refused, the next file is read. */
afterEach(async () => {
  expect(await readBankBytes(camt())).toHaveLength(1);
});

const GOOD = camt({ statements: [{ entries: [{}] }] });
const XML = '<?xml version="1.0"?>';

const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join("");
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");
const inText = (text: string) => GOOD.replace("<MsgId>MSG-1", `<MsgId>${text}`);
const zip = (content: string | Buffer, path = "camt.xml") => storedZip([[path, Buffer.from(content)]]);

type Attack = [code: string, what: string, file: () => string | Buffer];

const ATTACKS: Attack[] = [
  ["doctype", "a billion laughs", () => inDtd(`<!ENTITY l0 "lol">${laughs}`, "&l9;")],
  ["doctype", "quadratic blow-up", () => inDtd(`<!ENTITY a "${"a".repeat(50_000)}">`, "&a;".repeat(10_000))],
  ["doctype", "a file of the server", () => inDtd('<!ENTITY f SYSTEM "file:///etc/passwd">', "&f;")],
  ["doctype", "an address on the network", () => inDtd('<!ENTITY % p SYSTEM "http://10.0.0.1/x">%p;', "")],
  [
    "doctype",
    "a document type elsewhere",
    () => GOOD.replace("<Document", '<!DOCTYPE a SYSTEM "a.dtd"><Document'),
  ],
  ["doctype", "laughs in UTF-16", () => utf16(inDtd(`<!ENTITY l0 "lol">${laughs}`, "&l9;"))],
  [
    "doctype",
    "a page in place of the file",
    () => "<!DOCTYPE html><html><body>Session expired</body></html>",
  ],
  ["text_too_long", "an endless document type", () => `${XML}<!DOCTYPE a [${" ".repeat(1_000_000)}]><a/>`],
  ["broken", "an entity of nobody", () => inText("&nbsp;")],
  ["broken", "an entity by the name of a method", () => inText("&constructor;")],
  ["broken", "a character that is none", () => inText("&#0;")],
  ["too_deep", "elements 100,000 deep", () => XML + "<a>".repeat(100_000)],
  [
    "too_deep",
    "elements 65 deep where nobody looks",
    () => GOOD.replace("<MsgId>", `${"<a>".repeat(63)}<MsgId>`),
  ],
  ["text_too_long", "a text of 1 MB", () => inText("x".repeat(1_000_000))],
  ["text_too_long", "a text just too long", () => inText("x".repeat(65_537))],
  ["text_too_long", "a text in many pieces", () => inText(`${"x".repeat(9_000)}<!-- -->`.repeat(8))],
  [
    "text_too_long",
    "a text where nobody looks",
    () => GOOD.replace("<MsgId>", `<a>${"x".repeat(70_000)}</a><MsgId>`),
  ],
  [
    "text_too_long",
    "an attribute of 1 MB",
    () => GOOD.replace("<MsgId>", `<MsgId a="${"x".repeat(1_000_000)}">`),
  ],
  ["text_too_long", "a name of 1 MB", () => GOOD.replace("<MsgId>", `<${"x".repeat(1_000_000)}>`)],
  [
    "text_too_long",
    "a comment of 1 MB",
    () => GOOD.replace("<MsgId>", `<!--${"x".repeat(1_000_000)}--><MsgId>`),
  ],
  ["broken", "65 attributes", () => GOOD.replace("<MsgId>", `<MsgId ${attributes(65)}>`)],
  ["broken", "a million attributes", () => GOOD.replace("<MsgId>", `<MsgId ${attributes(1_000_000)}>`)],
  ["broken", "an attribute twice", () => GOOD.replace("<MsgId>", '<MsgId a="1" a="2">')],
  ["too_many_entries", "more entries than a bank writes", () => repeated("<Ntry></Ntry>", "<Ntry>", "BOOK")],
  [
    "too_many_entries",
    "a million statements",
    () => GOOD.replace("</GrpHdr>", `</GrpHdr>${"<Ntfctn/>".repeat(1e6)}`),
  ],
  ["too_many_entries", "a million lines of text", () => inDetails("<RmtInf><Ustrd>a</Ustrd></RmtInf>")],
  ["too_many_entries", "a million charges", () => inDetails("<Chrgs/>")],
  ["broken", "NUL in a text", () => inText("a\0b")],
  ["broken", "bytes that are not UTF-8", () => Buffer.from(inText("M\xfcller"), "latin1")],
  ["broken", "UTF-16 without its mark", () => Buffer.from(`<${GOOD.slice(1)}`, "utf16le")],
  ["broken", "UTF-16 cut in a character", () => utf16(GOOD).subarray(0, -1)],
  ["broken", "UTF-7", () => GOOD.replace("UTF-8", "UTF-7")],
  ["broken", "an encoding that shifts", () => GOOD.replace("UTF-8", "ISO-2022-JP")],
  ["broken", "a file that is cut off", () => GOOD.slice(0, -20)],
  ["broken", "two documents in one", () => GOOD + GOOD],
  ["broken", "elements that cross", () => inText("<a><b></a></b>")],
  ["too_large", "100 MB and a byte", () => Buffer.alloc(100_000_001, "<")],
  ["zip_bomb", "100 MB in 100 kB", bomb],
  ["zip_bomb", "a bomb that states another size", () => withInDirectory(bomb(), 24, "UInt32LE", 100)],
  ["zip_bomb", "501 files", () => storedZip(many(501))],
  ["zip_bomb", "one file 400 times over", () => overlapping(400)],
  ["zip_nested", "a ZIP in a ZIP", () => zip(zip(GOOD), "inner.zip")],
  ["zip_nested", "a ZIP in a ZIP that is called XML", () => zip(zip(GOOD))],
  ["zip_encrypted", "a password", () => withInDirectory(zip(GOOD), 8, "UInt16LE", 1)],
  [
    "broken",
    "a ZIP whose offsets lead nowhere",
    () => withInDirectory(zip(GOOD), 42, "UInt32LE", 0xfffffff0),
  ],
  ["broken", "a ZIP that is cut off", () => zip(GOOD).subarray(0, 300)],
  ["broken", "a ZIP with another checksum", () => withInDirectory(zip(GOOD), 16, "UInt32LE", 1)],
  ["broken", "a ZIP with another way of packing", () => withInDirectory(zip(GOOD), 10, "UInt16LE", 12)],
  ["empty", "a ZIP without XML", () => zip("x", "a.txt")],
  ["empty", "a ZIP of nothing", () => storedZip([])],
  ["empty", "nothing", () => ""],
  ["empty", "nothing but spaces", () => " \r\n"],
];

describe("a file that attacks is refused by name", () => {
  it.each(someOfDay(ATTACKS, 12, "attacks by bank files"))("%s: %s", async (code, _, file) => {
    const error: unknown = await readBankBytes(file(), "upload").catch((error: unknown) => error);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({
      code: "input.invalid",
      fields: [{ field: "file", code: `bank_file.${code}`, params: { file: expect.any(String) as string } }],
    });
  });

  it.each<[string, string, string | Buffer, string]>([
    ["a PDF", "auszug.xml", "%PDF-1.7", "PDF"],
    ["MT940", "auszug.sta", ":20:STARTUMS\r\n:25:CH56", "MT940"],
    ["MT940 in its block", "a.txt", "{1:F01}{2:I940}", "MT940"],
    ["a table", "Export.csv", "Datum;Betrag\r\n1.1.2026;5", "CSV"],
    ["a file without an extension", "export", "Datum;Betrag", "?"],
    [
      "a payment order",
      "a.xml",
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"/>',
      "pain.001",
    ],
    ["other XML", "a.xml", "<invoice/>", "XML"],
  ])("what is no bank file is named: %s", async (_, name, content, what) => {
    await expect(readBankBytes(content, name)).rejects.toMatchObject({
      fields: [{ code: "bank_file.not_camt", params: { file: name, what } }],
    });
  });

  it("paths in a ZIP are names and nothing else", async () => {
    const paths = ["../../../etc/cron.d/a.xml", "/etc/passwd.xml", "C:\\Windows\\a.xml", "__proto__.xml"];
    const file = storedZip(paths.map((path) => [path, Buffer.from(GOOD)]));
    expect((await readBankBytes(file)).map(({ name }) => name)).toEqual(paths);
  });

  it("one file that cannot be read refuses all, and is named", async () => {
    const files = ["good.xml", "bad.xml", "other.xml"].map((name) => ({
      name,
      bytes: Buffer.from(name === "bad.xml" ? GOOD.replace("</GrpHdr>", "") : GOOD),
    }));
    await expect(readBankFiles(files, READER)).rejects.toMatchObject({
      fields: [{ code: "bank_file.broken", params: { file: "bad.xml", line: 2 } }],
    });
  });

  it("the items of all files count together", async () => {
    const half = GOOD.replace("</Ntry>", `</Ntry>${"<Ntry><Sts>PDNG</Sts></Ntry>".repeat(100_000)}`);
    const file = (name: string) => ({ name, bytes: Buffer.from(half) });
    expect(await readBankFiles([file("1.xml")], READER)).toHaveLength(1);
    await expect(readBankFiles([file("1.xml"), file("2.xml")], READER)).rejects.toMatchObject({
      fields: [{ code: "bank_file.too_many_entries", params: { file: "2.xml" } }],
    });
  });
});

describe("an amount is refused with its entry", () => {
  it.each([
    ["an exponent", "1e3"],
    ["a sign", "-5.00"],
    ["another sign", "+5.00"],
    ["three decimals", "1.005"],
    ["grouping that looks like decimals", "1.000"],
    ["a comma", "5,00"],
    ["an apostrophe", "1'000.00"],
    ["a number of another base", "0x10"],
    ["Infinity", "Infinity"],
    ["other digits", "١٢"],
    ["a space", "1 000.00"],
    ["too large a number", "99999999999999.99"],
    ["no digits before the point", ".50"],
  ])("%s", async (_, amount) => {
    const entries: CamtEntry[] = [{}, { amount }];
    await expect(readBankBytes(camt({ statements: [{ entries }] }))).rejects.toMatchObject({
      fields: [{ code: "bank_file.bad_amount", params: { file: "camt.xml", entry: 2, amount } }],
    });
  });

  it("says that it is missing", async () => {
    const nothing = camt({ statements: [{ entries: [{}, { amount: "" }] }] });
    const none = GOOD.replace(/<Amt Ccy="CHF">[^<]*<\/Amt>/g, "");
    for (const [file, entry] of [
      [nothing, 2],
      [none, 1],
    ] as const)
      await expect(readBankBytes(file)).rejects.toMatchObject({
        fields: [{ code: "bank_file.no_amount", params: { file: "camt.xml", entry } }],
      });
  });

  it("in a transaction too", async () => {
    const entries: CamtEntry[] = [{ details: [{ amount: "1e2" }] }];
    await expect(readBankBytes(camt({ statements: [{ entries }] }))).rejects.toMatchObject({
      fields: [{ code: "bank_file.bad_amount", params: { entry: 1, amount: "1e2" } }],
    });
  });

  it.each([
    ["100", "CHF", 10000],
    ["100.5", "CHF", 10050],
    ["8.850", "CHF", 885],
    ["1200.50000", "CHF", 120050],
    ["0.01", "EUR", 1],
    ["9999999999999.99", "CHF", 999999999999999],
    ["16000", "JPY", 16000],
    ["16000.00", "JPY", 16000],
    ["1.250", "KWD", 1250],
  ])("while %s %s is %i", async (amount, currency, expected) => {
    const statements = [{ currency, entries: [{ amount, currency }] }];
    const [document] = await readBankBytes(camt({ statements }));
    expect(document!.statements[0]!.transactions).toMatchObject([{ amount: expected, currency }]);
  });
});

describe("a day is refused with its entry", () => {
  it.each<[string, string, CamtEntry]>([
    ["a booking day that there is not", "2026-02-31", { bookedOn: "2026-02-31" }],
    ["a value day that there is not", "2026-13-01", { valueOn: "2026-13-01" }],
    ["a day as people write it", "20.08.2026", { bookedOn: "20.08.2026", valueOn: "20.08.2026" }],
    ["a day of another century", "1900-01-01", { valueOn: "1900-01-01" }],
    ["a day far ahead", "2099-02-01", { valueOn: "2099-02-01" }],
    ["a value day more than two weeks ahead", "2026-12-06", { valueOn: "2026-12-06" }],
    ["a booking day far ahead", "2027-11-20", { bookedOn: "2027-11-20" }],
    ["an acceptance that there is not", "yesterday", { details: [{ acceptedAt: "yesterday" }] }],
    ["an acceptance far ahead", "2027-01-01", { details: [{ acceptedAt: "2027-01-01T09:00:00" }] }],
  ])("%s", async (_, day, entry) => {
    await expect(readOn("2026-11-21", [{}, entry])).rejects.toMatchObject({
      fields: [{ code: "bank_file.bad_day", params: { file: "camt.xml", entry: 2, line: 3, day } }],
    });
  });

  it("while banks announce value days, and leave days out", async () => {
    const [document] = await readOn("2026-11-21", [{ valueOn: "2026-12-05" }, { bookedOn: "", valueOn: "" }]);
    const days = document!.statements[0]!.transactions.map(({ paidOn }) => paidOn);
    expect(days).toEqual(["2026-12-05", "2026-11-20"]);
  });

  it("while money that goes out is not looked at", async () => {
    const [document] = await readOn("2026-11-21", [{ direction: "DBIT", valueOn: "9999-12-31" }]);
    expect(document!.statements[0]!.skipped.outgoing).toBe(1);
  });
});

function readOn(today: string, entries: CamtEntry[]) {
  const bytes = Buffer.from(camt({ statements: [{ entries }] }));
  return readBankFiles([{ name: "camt.xml", bytes }], { businessId: "a business", today });
}

function inDtd(definitions: string, text: string): string {
  return inText(text).replace("<Document", `<!DOCTYPE Document [${definitions}]><Document`);
}

function attributes(count: number): string {
  return Array.from({ length: count }, (_, n) => `a${n}="1"`).join(" ");
}

function repeated(piece: string, before: string, status: string): string {
  const pending = piece.replace("></", `><Sts>${status}</Sts><CdtDbtInd>DBIT</CdtDbtInd></`);
  return GOOD.replace(before, pending.repeat(200_001) + before);
}

function inDetails(piece: string): string {
  return GOOD.replace("</Ntry>", `<NtryDtls><TxDtls>${piece.repeat(1_000_001)}</TxDtls></NtryDtls></Ntry>`);
}

function bomb(): Buffer {
  return deflatedZip([["camt.xml", Buffer.alloc(100_000_000, " ")]]);
}

function many(count: number): [string, Buffer][] {
  return Array.from({ length: count }, (_, n) => [`${n}.xml`, Buffer.from(GOOD)]);
}

/** Every entry of the directory leads to the same data, which is 900 kB. */
function overlapping(count: number): Buffer {
  const large = GOOD.replace("<GrpHdr>", `${`<a/><!--${"x".repeat(60_000)}-->`.repeat(15)}<GrpHdr>`);
  return allAsTheFirst(deflatedZip([["first.xml", Buffer.from(large)], ...many(count)]));
}

it("refuses a direction that it does not know, of an entry or of a transaction", async () => {
  const ofEntry = GOOD.replace(/<CdtDbtInd>CRDT/, "<CdtDbtInd>FOOBAR");
  const details = "<NtryDtls><TxDtls><CdtDbtInd>PLUS</CdtDbtInd></TxDtls></NtryDtls>";
  const ofTransaction = GOOD.replace("</Ntry>", `${details}</Ntry>`);
  for (const [file, direction] of [
    [ofEntry, "FOOBAR"],
    [ofTransaction, "PLUS"],
    [GOOD.replace(/<CdtDbtInd>CRDT<\/CdtDbtInd>/, ""), "–"],
  ] as const)
    await expect(readBankBytes(file)).rejects.toMatchObject({
      fields: [{ code: "bank_file.bad_direction", params: { entry: 1, direction } }],
    });
});

it.each(["camt.053", "camt.054"] as const)("refuses a %s without any statement", async (message) => {
  await expect(readBankBytes(camt({ message, statements: [] }))).rejects.toMatchObject({
    fields: [{ code: "bank_file.no_statement", params: { file: "camt.xml" } }],
  });
});
