import { expect, it } from "vitest";
import { visit, visitSignedIn } from "../../support/browsing.ts";
import { newEmails } from "../../support/server/mailbox.ts";
import { pageOf } from "../../support/read/page.ts";

const MESSAGE = {
  fullName: "Zoë Łącka",
  email: "zoe@example.ch",
  subject: "billing",
  message: "Wo ist die Rechnung?\n\nMit Gruss <b>Z</b>",
  website: "",
};

it("a message goes to support as an e-mail that answers to its writer, and is confirmed", async () => {
  const { browser, platform } = await visit({ SUPPORT_EMAIL: "support@rappen.example" });
  const { status, text } = await pageOf(browser.post("/contact", MESSAGE));
  expect([status, text.includes("Thank you for your message")]).toEqual([200, true]);
  const [email, ...others] = await newEmails(platform);
  expect(others).toEqual([]);
  expect(email).toMatchObject({
    to: "support@rappen.example",
    replyTo: "zoe@example.ch",
    subject: "Plan and payment: message from Zoë Łącka",
  });
  expect(email!.text).not.toContain("Kind regards");
  expect(email!.text).toContain(
    "Zoë Łącka (zoe@example.ch) writes:\n\nWo ist die Rechnung?\n\nMit Gruss <b>Z</b>",
  );
  expect(email!.html).not.toContain("<b>");
});

it("what is wrong stands at its field, and nothing typed is lost", async () => {
  const { browser, platform } = await visit();
  const page = await pageOf(browser.post("/contact", { ...MESSAGE, email: "zoe@", subject: "x" }));
  expect(page.status).toBe(422);
  expect(page.field("email").error).not.toBe("");
  expect(page.field("subject").error).not.toBe("");
  expect(page.field("fullName").value).toBe("Zoë Łącka");
  expect(page.html).toContain("Mit Gruss &lt;b&gt;Z&lt;/b&gt;</textarea>");
  expect(await newEmails(platform)).toEqual([]);
});

it("two letters are a name or a message, and what is longer than its counter says goes nowhere", async () => {
  const { browser, platform } = await visit();
  const longest = { ...MESSAGE, fullName: "Bo", message: "x".repeat(5000) };
  for (const message of [longest, { ...MESSAGE, message: "Ok" }])
    expect((await browser.post("/contact", message)).status).toBe(200);
  expect(await newEmails(platform)).toHaveLength(2);
  const tooLong = { ...MESSAGE, fullName: "x".repeat(101), message: "x".repeat(5001) };
  const page = await pageOf(browser.post("/contact", tooLong));
  expect(page.status).toBe(422);
  expect([page.field("fullName").error, page.field("message").error]).toEqual([
    "At most 100 characters.",
    "At most 5000 characters.",
  ]);
  expect(await newEmails(platform)).toEqual([]);
});

it("a name cannot write headers of its own", async () => {
  const { browser, platform } = await visit();
  const fullName = "Zoë\r\nBcc: all@example.ch";
  await browser.post("/contact", { ...MESSAGE, fullName });
  const [email] = await newEmails(platform);
  expect(email?.subject ?? "").not.toMatch(/[\r\n]/);
});

it("who fills in the field that people do not see is told the same, and goes nowhere", async () => {
  const { browser, platform } = await visit();
  const { text } = await pageOf(browser.post("/contact", { ...MESSAGE, website: "https://spam.example" }));
  expect(text).toContain("Thank you for your message");
  expect(await newEmails(platform)).toEqual([]);
});

it("security 8: takes five messages an hour from one place", async () => {
  const { browser } = await visit({ RATE_LIMIT_FACTOR: "1" });
  const statuses: number[] = [];
  for (let count = 0; count < 6; count++) statuses.push((await browser.post("/contact", MESSAGE)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

it("a signed-in person need not say who they are", async () => {
  const { browser } = await visitSignedIn();
  const page = await pageOf(browser.get("/contact"));
  expect([page.field("fullName").value, page.field("email").value]).toEqual([
    "Anna Muster",
    "anna@example.ch",
  ]);
});

it("promises hours only where the operator keeps them", async () => {
  const silent = await visit();
  expect((await pageOf(silent.browser.get("/contact"))).text).not.toContain("24 hours");
  const keen = await visit({ SERVICE_PROMISES: "1" });
  expect((await pageOf(keen.browser.get("/contact"))).text).toContain("24 hours");
});
