import { randomUUID } from "node:crypto";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { type Db, openDatabase } from "#app/platform/database/db.server.ts";
import { makeClient } from "./records.ts";
import { test } from "./test.ts";

export interface Person {
  email: string;
  password: string;
}

/** True in a browser that runs scripts. */
export function hasScripts(): boolean {
  return test.info().project.use.javaScriptEnabled !== false;
}

/** Where scripts run, waits until they have taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (hasScripts()) await page.waitForFunction(isTakenOver);
}

/** The page says so itself. Documents have nothing that could be taken over. */
function isTakenOver(): boolean {
  return !document.querySelector("[data-island]") || "hydrated" in document.documentElement.dataset;
}

const REGISTRATION = {
  firstName: "Anna",
  lastName: "Muster",
  password: "quer-durch-bern",
  iban: "ch93 0076 2011 6238 5295 7",
  street: "Seestrasse",
  buildingNumber: "12",
  postalCode: "8002",
  city: "Zürich",
};

/** Makes a new account that is signed in, as sending the form would, without opening a page. */
export async function register(page: Page): Promise<Person> {
  const person = newPerson();
  const language = await page.evaluate(() => navigator.language);
  const answer = await page.request.post("/register", {
    form: { ...person, acceptedTermsPrivacy: "on" },
    headers: { "Accept-Language": language },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  return person;
}

/** Fills in the form of a new account, sends it and arrives on the dashboard. */
export async function registerByForm(page: Page): Promise<Person> {
  const person = newPerson();
  await open(page, "/register");
  await openFold(page, "iban");
  for (const [name, value] of Object.entries(person)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator("[name=acceptedTermsPrivacy]").check();
  await page.locator("#register .button-primary").click();
  await expect(page).toHaveURL(/\/dashboard$/);
  return person;
}

export function newPerson() {
  return { ...REGISTRATION, email: `${randomUUID()}@example.ch` };
}

/** Fills the client of an invoice; the city is left for the postal code to find. */
export async function fillClient(page: Page, name: string): Promise<void> {
  await page.locator("[name=clientName]").fill(name);
  if (!hasScripts() || name === "") await openFold(page, "clientEmail");
  await page.locator("[name=clientEmail]").fill("kundin@example.ch");
  await page.locator("[name=clientAddress]").fill("Obertor");
  await page.locator("[name=clientBuildingNumber]").fill("14");
  await page.locator("[name=clientPostalCode]").fill("8400");
}

/** Removes, copies or moves a row by its menu. */
export async function changeRow(page: Page, index: number, change: "remove" | "copy" | "up" | "down") {
  const menu = page.locator(".items > li").nth(index).locator(".item-menu");
  await menu.locator("summary").click();
  await menu.locator(`button[name=${change}]`).click();
}

/** Opens the fold of the invoice's form that holds a field, unless it is open. */
export async function openFold(page: Page, field: string): Promise<void> {
  const fold = page.locator("details.fold", { has: page.locator(`[name="${field}"]`) });
  await expect(fold).toBeVisible();
  if (!(await fold.evaluate((element: HTMLDetailsElement) => element.open)))
    await fold.locator("summary").click();
}

/** Fills the form of a client, on its page or in a dialog; the city is left for the postal code to find. */
export async function fillAddressee(page: Page, name: string): Promise<void> {
  const form = page.locator("#client");
  await form.locator("[name=name]").fill(name);
  await form.locator("[name=email]").fill("kundin@example.ch");
  await form.locator("[name=street]").fill("Obertor");
  await form.locator("[name=buildingNumber]").fill("14");
  await form.locator("[name=postalCode]").fill("8400");
}

/** Adds a client and arrives on their page. */
export async function addClient(page: Page, name: string): Promise<void> {
  await open(page, await makeClient(page, name));
  await expect(page.locator("h1")).toHaveText(name);
}

export interface Row {
  description: string;
  quantity: string;
  unitPrice: string;
  vatRate: string;
}

export async function fillRow(page: Page, index: number, row: Row): Promise<void> {
  for (const [field, value] of Object.entries(row)) {
    await page.locator(`[name="items[${index}].${field}"]`).fill(value);
  }
}

export const CONCEPT: Row = { description: "Konzept", quantity: "3", unitPrice: "199.95", vatRate: "8.1" };
export const POSTAGE: Row = { description: "Porto", quantity: "1", unitPrice: "0.05", vatRate: "2.6" };

/** The form's own save button, which on a phone sticks to the bottom. */
export async function save(page: Page): Promise<void> {
  await page.locator("#invoice .button-primary").click();
}

/** What the operator and the link in the e-mail would do. */
export async function allowSending(person: Person): Promise<void> {
  await change(person, async (db, id) => {
    const own = db.selectFrom("memberships").select("business_id").where("user_id", "=", id);
    await db.updateTable("businesses").set({ plan: "pro" }).where("id", "in", own).execute();
    await prove(db, id);
  });
}

/** Names the business of a person, and gives a trustee a seat in it, who has no business of their own. */
export async function seatTrustee(owner: Person, companyName: string, trustee: Person): Promise<void> {
  let own = "";
  await change(owner, async (db, id) => {
    const seats = db.selectFrom("memberships").select("business_id").where("user_id", "=", id);
    own = (await seats.executeTakeFirstOrThrow()).business_id;
    const names = { company_name: companyName, vat_number: "CHE-123.456.788 MWST" };
    await db.updateTable("businesses").set(names).where("id", "=", own).execute();
  });
  await change(trustee, async (db, id) => {
    await db.deleteFrom("memberships").where("user_id", "=", id).where("role", "=", "owner").execute();
    const seat = { user_id: id, business_id: own, role: "accountant", created_at: new Date().toISOString() };
    await db
      .insertInto("memberships")
      .values({ ...seat, rights: "expenses decide returns years" })
      .execute();
  });
}

/** Confirms as if the link of the first e-mail had been followed. */
export function confirmAddress(person: Person): Promise<void> {
  return change(person, prove);
}

async function prove(db: Db, id: string): Promise<void> {
  await db.updateTable("users").set({ email_verified_at: "2026-11-21" }).where("id", "=", id).execute();
}

async function change({ email }: Person, work: (db: Db, id: string) => Promise<void>): Promise<void> {
  const { db } = openDatabase(`sqlite:${path.join(process.env.E2E_DATA_DIR ?? "", "rappen.sqlite")}`);
  const { id } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await work(db, id);
  await db.destroy();
}

/** Ends a person's sessions, as a change of password elsewhere would. */
export function endSessions(person: Person): Promise<void> {
  return change(person, async (db, id) => {
    await db.deleteFrom("sessions").where("user_id", "=", id).execute();
  });
}
