import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatIban, ibanProblem, isQrIban, normaliseIban, shortIban } from "#app/swiss/iban.ts";
import { checkDigits } from "#app/swiss/mod97.ts";

const NORMAL = [
  "CH9300762011623852957",
  "CH5800791123000889012",
  "CH5604835012345678009",
  "CH5204835012345671000",
  "CH3709000000304442225",
  "LI21088100002324013AA",
  "CH450023023099999999A",
  "CH2329999000000000001",
  "CH2632000000000000001",
];
const QR = [
  "CH4431999123000889012",
  "CH6431961000004421557",
  "CH2231989000007611146",
  "CH6631996000002544373",
  "CH7730000001250094239",
  "CH9330000001800100053",
  "CH523000529217587240V",
  "CH0430000001234567890",
  "CH8031999999999999999",
  "LI8530000000123456789",
];

describe("IBAN", () => {
  it.each(NORMAL)("%s is valid and normal", (iban) => {
    expect(ibanProblem(iban)).toBeNull();
    expect(isQrIban(iban)).toBe(false);
  });

  it.each(QR)("%s is a valid QR-IBAN", (iban) => {
    expect(ibanProblem(iban)).toBeNull();
    expect(isQrIban(iban)).toBe(true);
  });

  it.each([
    "CH9300762011623852958",
    "CH9300762011623852975",
    "CH4431999123000889013",
    "CH4431999123000899012",
    "CH4412345123000889012",
  ])("%s has a wrong checksum", (iban) => {
    expect(ibanProblem(iban)).toBe("checksum");
  });

  it.each(["DE89370400440532013000", "FR7630066100410001057380116", "AT611904300234573201"])(
    "%s is of another country",
    (iban) => {
      expect(ibanProblem(iban)).toBe("country");
    },
  );

  it.each([
    "",
    "CH",
    "9300762011623852957",
    "CH930076201162385295",
    "CH93007620116238529570",
    "CHX300762011623852957",
    "CH93A0762011623852957",
    "CH93-0076-2011-6238-5295-7",
    "ＣＨ9300762011623852957",
    "hello",
  ])("%j has not the form", (text) => {
    expect(ibanProblem(text)).toBe("format");
  });

  it("refuses impossible check digits though they leave the right remainder", () => {
    const found = new Set<string>();
    for (let account = 0; account < 3000; account += 1) {
      const rest = `00762${String(account).padStart(12, "0")}`;
      const digits = Number(checkDigits("CH", rest));
      for (const twin of [digits - 97, digits + 97].filter((n) => n >= 0 && n <= 99)) {
        const written = String(twin).padStart(2, "0");
        found.add(written);
        expect(ibanProblem(`CH${written}${rest}`)).toBe("checksum");
      }
    }
    expect([...found].sort()).toEqual(["00", "01", "99"]);
  });

  it("ignores spaces of all kinds and case", () => {
    expect(normaliseIban(" ch93 0076\u00a02011\u202f6238\t5295 7 ")).toBe("CH9300762011623852957");
    expect(ibanProblem("ch93 0076 2011 6238 5295 7")).toBeNull();
    expect(isQrIban("ch44 3199 9123 0008 8901 2")).toBe(true);
  });

  it("is written in fours, or shortened to its ends", () => {
    expect(formatIban("CH9300762011623852957")).toBe("CH93 0076 2011 6238 5295 7");
    expect(formatIban("ch44 31999123000889012")).toBe("CH44 3199 9123 0008 8901 2");
    expect(shortIban("ch44 31999123000889012")).toBe("CH44 … 8901 2");
    expect(shortIban("CH93 0076")).toBe("CH93 0076");
    expect(formatIban("")).toBe("");
  });

  it("notices every single wrong digit", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NORMAL, ...QR),
        fc.nat(18),
        fc.integer({ min: 1, max: 9 }),
        (iban, index, shift) => {
          const at = index + 2;
          const old = iban.charAt(at);
          fc.pre(/\d/.test(old));
          const changed = iban.slice(0, at) + String((Number(old) + shift) % 10) + iban.slice(at + 1);
          expect(ibanProblem(changed)).toBe("checksum");
        },
      ),
    );
  });
});

it("a short IBAN leaves the middle out, and a short account number stays whole", () => {
  expect(shortIban("CH9300762011623852957")).toBe("CH93 … 5295 7");
  expect(shortIban("123456789012")).toBe("1234 5678 9012");
  expect(shortIban("1234567890123456")).toBe("1234 … 9012 3456");
});
