import { expect, it } from "vitest";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import { businessData } from "#app/features/front/exports/my-data/account-data.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { webhookSchema } from "#app/features/programs/webhooks/webhook.schema.ts";
import {
  deleteWebhook,
  findWebhook,
  listWebhooks,
  rotateWebhook,
  updateWebhook,
} from "#app/features/programs/webhooks/webhooks.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { PERSON } from "../../support/person.ts";
import { later, makePro, member, sendingMember, testPlatform } from "../../support/platform.ts";
import { deliver, isSignedBy, startReceiver, webhookOf } from "../../support/server/webhook-receiver.ts";

const HOUR = 60 * 60 * 1000;
const URL = "https://hooks.example.ch/rappen";

onDatabaseOfDay((open) => {
  it("an endpoint shows its secret once, and the database never", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const { webhook, secret } = await webhookOf(ctx, URL, { events: ["invoice.paid", "client.created"] });
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(webhook).toMatchObject({ url: URL, events: ["invoice.paid", "client.created"], isActive: true });
    expect(await listWebhooks(ctx)).toEqual([webhook]);
    expect((await businessData(ctx)).webhooks).toMatchObject([{ url: URL, isActive: true }]);
    const rows = await platform.database.db.selectFrom("webhook_endpoints").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
  });

  it("a business has five endpoints at most, on Pro only, and each its own", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await expect(webhookOf(ctx, URL)).rejects.toThrow(new AppError("plan.pro_required"));
    await makePro(ctx);
    for (let count = 0; count < 5; count++) await webhookOf(ctx, `${URL}/${count}`);
    await expect(webhookOf(ctx, URL)).rejects.toThrow(new AppError("webhook.too_many"));
    const other = await sendingMember(platform, { email: "other@example.ch" });
    expect(await listWebhooks(other)).toEqual([]);
    const [first] = await listWebhooks(ctx);
    for (const ask of [
      () => findWebhook(other, first!.id),
      () => rotateWebhook(other, first!.id),
      () => deleteWebhook(other, first!.id),
      () => deleteWebhook(ctx, "\u0000"),
    ])
      await expect(ask()).rejects.toThrow(new AppError("webhook.not_found"));
    await deleteWebhook(ctx, first!.id);
    expect(await listWebhooks(ctx)).toHaveLength(4);
  });

  it("after a rotation both secrets sign for 24 hours, then only the new one", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const receiver = await startReceiver();
    const { webhook, secret: old } = await webhookOf(ctx, receiver.url);
    const { secret } = await rotateWebhook(ctx, webhook.id);
    expect(secret).not.toBe(old);
    await createInvoice(ctx, invoiceInput());
    await deliver(platform);
    platform.pass(24 * HOUR);
    await createInvoice(later(ctx), invoiceInput());
    await deliver(platform);
    const [during, after] = receiver.received;
    expect(String(during!.headers["rappen-signature"])).toMatch(/^t=\d+,v1=[\da-f]{64},v1=[\da-f]{64}$/);
    expect([isSignedBy(secret, during!), isSignedBy(old, during!)]).toEqual([true, true]);
    expect(String(after!.headers["rappen-signature"])).toMatch(/^t=\d+,v1=[\da-f]{64}$/);
    expect([isSignedBy(secret, after!), isSignedBy(old, after!)]).toEqual([true, false]);
  });

  it("an endpoint is changed, and stays the business's own", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const { webhook } = await webhookOf(ctx, URL);
    const input = webhookSchema.parse({ url: `${URL}/2`, events: ["invoice.sent"], isActive: false });
    expect(await updateWebhook(ctx, webhook.id, input)).toMatchObject({
      url: `${URL}/2`,
      events: ["invoice.sent"],
      isActive: false,
    });
    const other = await sendingMember(platform, { email: "other@example.ch" });
    await expect(updateWebhook(other, webhook.id, input)).rejects.toThrow(new AppError("webhook.not_found"));
  });

  it("endpoints, secrets and what was delivered end with the account", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    await webhookOf(ctx, URL);
    await createInvoice(ctx, invoiceInput());
    await deleteAccount(ctx, { password: PERSON.password, confirmed: true });
    const { db } = platform.database;
    for (const table of [
      "webhook_endpoints",
      "webhook_events",
      "webhook_deliveries",
      "webhook_attempts",
    ] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  it("only https leads out, and only to names; on somebody's own machine also to programs there", async () => {
    const url = { APP_URL: "https://rappen.example" };
    const ctx = await sendingMember(testPlatform(await open(), url));
    const codeOf = async (address: string) => {
      const error: unknown = await webhookOf(ctx, address).catch((error: unknown) => error);
      return error instanceof AppError ? error.fields : error;
    };
    expect(await codeOf("http://hooks.example.ch")).toEqual([{ field: "url", code: "field.url_https" }]);
    expect(await codeOf("http://localhost:4000")).toEqual([{ field: "url", code: "field.url_https" }]);
    for (const address of [
      "https://localhost",
      "https://LOCALHOST./",
      "https://a.localhost/",
      "https://A.Localhost./",
      "https://127.0.0.1./",
      "https://127.0.0.1/",
      "https://2130706433/",
      "https://0177.0.0.1/",
      "https://0x7f.1/",
      "https://10.0.0.7/",
      "https://169.254.169.254/latest",
      "https://[::1]/",
      "https://[::ffff:10.0.0.1]/",
      "https://[fd00::1]/",
      "https://metadata.google.internal/computeMetadata",
      "https://127.0.0.1.nip.io/",
      "https://10-0-0-7.SSLIP.io./",
      "https://a.localtest.me/",
      "https://printer.local/",
      "https://box.home.arpa/",
      "https://intranet/",
    ])
      expect(await codeOf(address), address).toEqual([{ field: "url", code: "field.url_host" }]);
    for (const address of ["https://internal.example.ch/", "https://local.ch/", "https://nip.io.example.ch/"])
      expect((await webhookOf(ctx, address)).webhook.url).toBe(address);
    const trial = await sendingMember(testPlatform(await open(), { APP_URL: "http://127.0.0.1:3000" }));
    for (const address of ["http://localhost:4000/", "http://127.0.0.1:4000/", "http://[::1]:4000/"])
      expect((await webhookOf(trial, address)).webhook.url).toBe(address);
    await expect(webhookOf(trial, "http://10.0.0.7/")).rejects.toThrow(AppError);
  });
});

it.each([
  [{ url: "" }, "field.required"],
  [{ url: "hooks.example.ch" }, "field.url"],
  [{ url: "ftp://hooks.example.ch" }, "field.url"],
  [{ url: "https://" }, "field.url"],
  [{ url: "https://anna:geheim@hooks.example.ch" }, "field.url_password"],
  [{ events: [] }, "webhook.no_event"],
])("an endpoint with %o is refused", (wrong, code) => {
  const { error } = webhookSchema.safeParse({ url: URL, events: ["invoice.paid"], ...wrong });
  expect(error?.issues).toMatchObject([{ params: { code } }]);
});
