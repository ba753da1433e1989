import { expect } from "@playwright/test";
import { open, register } from "../journey.ts";
import { test } from "../test.ts";

test("a small year: opening balances, a booking by hand that is taken back, and an open expense", async ({
  page,
  messages,
}) => {
  messages.expect(/status of 422/);
  await page.goto("/");
  await register(page);
  await open(page, "/year/opening");
  await page.locator("[name=bank]").fill("12000");
  await page.locator("[name=creditors]").fill("900");
  await page.getByRole("button", { name: "Book opening balances" }).click();
  await expect(page.locator("#opening")).toContainText("11'100.00");
  await page.locator("[name=difference]").selectOption("capital");
  await page.getByRole("button", { name: "Book opening balances" }).click();
  await expect(page).toHaveURL(/\/journal\/balances$/);
  await expect(page.locator("main")).toContainText("-11'100.00");
  await open(page, "/journal/bookings/new");
  await page.locator("[name=amount]").fill("600");
  await page.locator("[name=text]").fill("Depreciation of the laptop");
  await page.locator("[name=debitAccount]").selectOption("6800");
  await page.locator("[name=creditAccount]").selectOption("1520");
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Depreciation of the laptop");
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.locator("main")).toContainText("This booking was taken back.");
  await open(page, "/expenses/create");
  await page.locator("[name=supplier]").fill("Papier AG");
  await page.locator("[name=category]").selectOption("office");
  await page.locator("[name=paidFrom]").selectOption("open");
  await page.locator("[name=dueOn]").fill("2027-01-15");
  await page.locator("[name='rows[0].gross']").fill("108.10");
  await page.locator("[name='rows[0].rate']").fill("8.1");
  await page.getByRole("button", { name: "Save expense" }).click();
  await open(page, "/expenses");
  await expect(page.getByRole("link", { name: /Papier AG/ }).first()).toBeVisible();
  await expect(page.locator("main")).toContainText("To be paid");
});
