import { expect, it } from "vitest";
import { registrationSchema } from "#app/features/people/accounts/account.schema.ts";
import { registerAccount } from "#app/features/people/accounts/register.server.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { PERSON } from "../../support/person.ts";
import { type TestPlatform, testPlatform, visitor } from "../../support/platform.ts";

onDatabaseOfDay((open) => {
  it("makes a user, their business and its owner, and queues the link that confirms the address", async () => {
    const platform = testPlatform(await open());
    const id = await register(platform, { email: "Anna@Example.CH", vatNumber: "CHE123456788" });
    expect(await countsOf(platform)).toEqual({ users: 1, businesses: 1, memberships: 1, jobs: 1 });
    const user = await platform.database.db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({ id, email: "anna@example.ch", language: "en", email_verified_at: null });
    expect(user.accepted_terms_at).toBe(platform.now().toISOString());
    const business = await platform.database.db
      .selectFrom("memberships")
      .innerJoin("businesses", "businesses.id", "memberships.business_id")
      .selectAll("businesses")
      .select(["user_id", "role"])
      .executeTakeFirstOrThrow();
    expect(business).toMatchObject({
      user_id: id,
      role: "owner",
      plan: "free",
      iban: "CH9300762011623852957",
      vat_number: "CHE-123.456.788",
      city: "Zürich",
      invoices_generated: 0,
    });
  });

  it("security 6: keeps no password, only its hash", async () => {
    const platform = testPlatform(await open());
    await register(platform);
    const user = await platform.database.db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
    expect(user.password_hash).toMatch(/^argon2id\$/);
    expect(JSON.stringify(user)).not.toContain(PERSON.password);
  });

  it.each(["anna@example.ch", "ANNA@Example.Ch", "  anna@EXAMPLE.ch "])(
    "refuses a taken address in any spelling (%j), and leaves nothing behind",
    async (email) => {
      const platform = testPlatform(await open());
      await register(platform);
      const before = await countsOf(platform);
      await expect(register(platform, { email })).rejects.toMatchObject({
        code: "account.email_taken",
        fields: [{ field: "email", code: "account.email_taken" }],
      });
      expect(await countsOf(platform)).toEqual(before);
    },
  );

  it("gives an address that ten want at once to one of them", async () => {
    const platform = testPlatform(await open());
    const attempts = await Promise.allSettled(Array.from({ length: 10 }, () => register(platform)));
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await countsOf(platform)).toEqual({ users: 1, businesses: 1, memberships: 1, jobs: 1 });
  });

  it("security 2: takes no plan, counter or confirmation from the outside", async () => {
    const platform = testPlatform(await open());
    const forged = {
      plan: "pro",
      emailVerified: true,
      email_verified_at: "2026-01-01",
      usage_month: "2020-01",
    };
    await register(platform, { ...forged, subscription: { status: "pro", invoicesGenerated: -5 } });
    const { db } = platform.database;
    expect(await db.selectFrom("businesses").selectAll().executeTakeFirstOrThrow()).toMatchObject({
      plan: "free",
      invoices_generated: 0,
      usage_month: "2026-11",
    });
    expect((await db.selectFrom("users").selectAll().executeTakeFirstOrThrow()).email_verified_at).toBeNull();
  });
});

it.each([
  ["short", "field.password_short"],
  ["x".repeat(257), "field.too_long"],
  ["", "field.required"],
  ["123456", "field.password_row"],
  ["password", "field.password_common"],
  ["PassWord", "field.password_common"],
  ["qwerty", "field.password_row"],
  ["aaaaaa", "field.password_repeated"],
  ["      ", "field.password_repeated"],
  ["111111a", "field.password_repeated"],
  ["qwertz", "field.password_row"],
  ["Qwertz12", "field.password_row"],
  ["azerty1", "field.password_row"],
  ["abcdef1", "field.password_row"],
  ["fedcba", "field.password_row"],
  ["hallo123", "field.password_common"],
  ["schweiz", "field.password_common"],
  ["zuerich1", "field.password_common"],
  ["Zürich!!", "field.password_common"],
  ["rechnung", "field.password_common"],
  ["Sommer2026", "field.password_common"],
  ["Été2026", "field.password_common"],
  ["MotDePasse1", "field.password_common"],
  ["febbraio", "field.password_common"],
  ["rappen1", "field.password_own"],
  ["Rappen2026", "field.password_own"],
])("refuses the password %j", (password, code) => {
  const { error } = registrationSchema.safeParse({ ...PERSON, password });
  expect(fieldErrorsOf(error!)).toMatchObject([{ field: "password", code }]);
});

it("takes a password of 6 to 256 characters as it is, spaces included", () => {
  for (const password of [
    " a b c",
    "üx".repeat(128),
    "anna-sommer",
    "sommer-in-zug",
    "schweiz73920561",
    "rotblau",
  ]) {
    expect(registrationSchema.parse({ ...PERSON, password }).password).toBe(password);
  }
});

it("reports every wrong field at once", () => {
  const { error } = registrationSchema.safeParse({
    address: { postalCode: "84", city: "x".repeat(36) },
    email: "anna",
    firstName: "A",
    iban: "CH1",
    password: "",
    phone: "1",
    vatNumber: "1",
  });
  expect(
    fieldErrorsOf(error!)
      .map(({ field }) => field)
      .toSorted(),
  ).toEqual([
    "acceptedTermsPrivacy",
    "address.city",
    "address.postalCode",
    "email",
    "firstName",
    "iban",
    "lastName",
    "password",
    "phone",
    "vatNumber",
  ]);
});

function register(platform: TestPlatform, overrides: Record<string, unknown> = {}): Promise<string> {
  return registerAccount(visitor(platform), registrationSchema.parse({ ...PERSON, ...overrides }));
}

async function countsOf({ database: { db } }: TestPlatform) {
  const count = async (table: "users" | "businesses" | "memberships" | "jobs") =>
    (await db.selectFrom(table).selectAll().execute()).length;
  return {
    users: await count("users"),
    businesses: await count("businesses"),
    memberships: await count("memberships"),
    jobs: await count("jobs"),
  };
}
