import { expect, it } from "vitest";
import { fitsQrBill, normaliseText, plainSpelling } from "#app/swiss/characters.ts";

it.each([
  ["Nguyễn Thị Hằng", "Nguyên Thi Hăng"],
  ["GROẞE GmbH", "GROSSE GmbH"],
  ["Ṣafa & ﬁlm", "Safa & film"],
  ["① ⅓ m ✓", "1 1/3 m x"],
  ["Kaʻahumanu …", "Ka'ahumanu ..."],
  ["Müller Łącka Ğül", "Müller Łącka Ğül"],
])("the plain spelling of %s on a payment slip is %s", (text, spelling) => {
  expect(plainSpelling(text, fitsQrBill)).toBe(spelling);
  expect(fitsQrBill(spelling)).toBe(true);
});

it.each(["Иван", "漢字", "Ωmega", "🙂"])("%s has none", (text) => {
  expect(plainSpelling(text, fitsQrBill)).toBeNull();
});

it("look-alikes of quotes and primes become plain ones on a payment slip", () => {
  expect(normaliseText("O’Neill Oʼneill 5′ 3″ «a» – b")).toBe("O'Neill O'neill 5' 3\" «a» - b");
});
