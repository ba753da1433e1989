import { describe, expect, it } from "vitest";
import { qrPayload } from "#app/swiss/qr-payload.ts";
import { parseQrPayload } from "../support/read/qr-payload-reader.ts";
import { plainBill, qrBill } from "./qr-bills.ts";

const BILL = qrBill();
const LINES = qrPayload(BILL).split("\n");

function withLine(number: number, text: string): string {
  return LINES.with(number - 1, text).join("\n");
}

describe("parseQrPayload is patient with", () => {
  it("CR+LF and separators after the last line", () => {
    expect(parseQrPayload(LINES.join("\r\n"))).toEqual(BILL);
    expect(parseQrPayload(`${LINES.join("\n")}\n`)).toEqual(BILL);
    expect(parseQrPayload(`${LINES.join("\r\n")}\r\n\r\n\r\n`)).toEqual(BILL);
  });

  it("later versions of the format", () => {
    expect(parseQrPayload(withLine(2, "0210"))).toEqual(BILL);
  });

  it("combined addresses of bills before IG v2.3", () => {
    const combined = ["K", "Anna Muster", "Dorfstrasse 1", "7270 Davos Platz", "", "", "CH"];
    expect(parseQrPayload(LINES.toSpliced(20, 7, ...combined).join("\n"))?.debtor).toEqual({
      name: "Anna Muster",
      street: "Dorfstrasse 1",
      buildingNumber: "",
      postalCode: "7270",
      city: "Davos Platz",
      country: "CH",
    });
  });

  it("QRR in EUR, and a wrong check digit in a reference", () => {
    expect(parseQrPayload(withLine(20, "EUR"))?.currency).toBe("EUR");
    expect(parseQrPayload(withLine(29, "210000000000000000202601174"))?.reference).toMatch(/174$/);
  });
});

describe("parseQrPayload refuses", () => {
  it.each(["1'234.50", "1234.5", "1234", ".50", "00.50", "-5.00", "1000000000.00", "1 234.50", "abc"])(
    "the amount %j",
    (amount) => {
      expect(parseQrPayload(withLine(19, amount))).toBeNull();
    },
  );

  it.each([
    [1, "SPX"],
    [2, "0100"],
    [3, "2"],
    [20, "USD"],
    [28, "ISR"],
    [28, "NON"],
    [28, "SCOR"],
    [4, "CH5604835012345678009"],
    [31, "EDP"],
    [31, ""],
  ])("line %i reading %j", (number, text) => {
    expect(parseQrPayload(withLine(number, text))).toBeNull();
  });

  it("NON with a reference, bare CR, other texts", () => {
    const plain = qrPayload(plainBill()).split("\n");
    expect(parseQrPayload(plain.with(28, "RF18539007547034").join("\n"))).toBeNull();
    expect(parseQrPayload(LINES.join("\r"))).toBeNull();
    expect(parseQrPayload("")).toBeNull();
    expect(parseQrPayload("https://example.ch")).toBeNull();
  });
});
