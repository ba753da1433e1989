import { expect, it } from "vitest";
import { REGISTRATION, visitSignedIn, writeInvoice } from "../../support/browsing.ts";
import { Browser } from "../../support/client.ts";
import { newEmails } from "../../support/server/mailbox.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { withDraft, withSent } from "../../support/invoices/sending.ts";

it("starts with recipient, subject and message in the language of the invoice", async () => {
  const { browser, address } = await withDraft();
  const page = await pageOf(browser.get(`${address}/send`));
  expect(page.status).toBe(200);
  expect(page.text).toContain("Send invoice INV-2026-0001");
  expect(page.field("recipient").value).toBe("kundin@example.ch");
  expect(page.field("language").value).toBe("de");
  expect(page.field("subject").value).toBe("Rechnung INV-2026-0001 von Anna Muster");
  expect(page.field("message").value).toContain("über CHF\u00a0648.49, zahlbar bis 21.12.2026");
});

it("starts in a language asked for by the address, such as the one chosen on the invoice", async () => {
  const { browser, address } = await withDraft();
  const page = await pageOf(browser.get(`${address}/send?language=fr`));
  expect(page.field("language").value).toBe("fr");
  expect(page.field("subject").value).toBe("Facture INV-2026-0001 de Anna Muster");
  expect(formIn(page.html, "send")).toMatchObject({ wordsLanguage: "fr" });
  const odd = await pageOf(browser.get(`${address}/send?language=xx`));
  expect(odd.field("language").value).toBe("de");
});

it("offers the languages of PDF and e-mail on a page, without sending where it cannot be sent", async () => {
  const { browser, address } = await withDraft();
  const { html, status } = await pageOf(browser.get(`${address}/language`));
  expect(status).toBe(200);
  expect(html).toMatch(/<form id="invoice-language"[^>]*action="[^"]*\/pdf"/);
  expect(html).toContain(`formaction="${address}/send"`);
  await browser.post(`${address}/cancel`, {});
  expect((await pageOf(browser.get(`${address}/language`))).html).not.toContain(`${address}/send`);
});

it("fills subject and message in another language with a button, keeps the recipient, and sends nothing", async () => {
  const { browser, address, platform } = await withDraft();
  const form = formIn(await (await browser.get(`${address}/send`)).text(), "send");
  const typed = { ...form, recipient: "buero@example.ch", language: "fr", useLanguage: "1", copyToMe: "on" };
  const page = await pageOf(browser.post(`${address}/send`, typed));
  expect(page.status).toBe(200);
  expect(page.field("recipient").value).toBe("buero@example.ch");
  expect(page.field("language").value).toBe("fr");
  expect(page.field("subject").value).toBe("Facture INV-2026-0001 de Anna Muster");
  expect(page.field("message").value).toContain("payable jusqu’au 21.12.2026");
  expect(page.html).toMatch(/name="copyToMe"[^>]*checked/);
  expect(await newEmails(platform)).toEqual([]);
});

it("never sends one language's words with another language's PDF: untouched words are rewritten first", async () => {
  const { browser, address, platform } = await withDraft();
  const form = formIn(await (await browser.get(`${address}/send`)).text(), "send");
  const page = await pageOf(browser.post(`${address}/send`, { ...form, language: "fr" }));
  expect(page.status).toBe(422);
  expect(page.field("language")).toMatchObject({
    value: "fr",
    error: expect.stringContaining("Check it, then send."),
  });
  expect(page.field("subject").value).toBe("Facture INV-2026-0001 de Anna Muster");
  expect(await newEmails(platform)).toEqual([]);
  expect((await browser.post(`${address}/send`, formIn(page.html, "send"))).status).toBe(303);
  expect((await newEmails(platform))[0]?.subject).toBe("Facture INV-2026-0001 de Anna Muster");
});

it("asks whether edited words stay when another language was chosen", async () => {
  const { browser, address, platform } = await withDraft();
  const form = formIn(await (await browser.get(`${address}/send`)).text(), "send");
  const typed = { ...form, language: "it", message: "Ciao, ecco la fattura." };
  const page = await pageOf(browser.post(`${address}/send`, typed));
  expect(page.status).toBe(422);
  expect(page.text).toContain("You have changed the text. Replace it with the text in Italian?");
  expect(page.field("message").value).toBe("Ciao, ecco la fattura.");
  expect(await newEmails(platform)).toEqual([]);
  const kept = await browser.post(`${address}/send`, { ...formIn(page.html, "send"), keepWords: "1" });
  expect(kept.status).toBe(303);
  expect((await newEmails(platform))[0]?.text).toContain("Ciao, ecco la fattura.");
});

it("keeps no words that nobody wrote in another language, whatever the button says", async () => {
  const { browser, address, platform } = await withDraft();
  const form = formIn(await (await browser.get(`${address}/send`)).text(), "send");
  const page = await pageOf(browser.post(`${address}/send`, { ...form, language: "it", keepWords: "1" }));
  expect(page.status).toBe(422);
  expect(page.field("subject").value).toBe("Fattura INV-2026-0001 di Anna Muster");
  expect(page.html).toMatch(/<article class="sheet is-true"[^>]* lang="it"/);
  expect(await newEmails(platform)).toEqual([]);
});

it("shows the e-mail and its PDF as they will arrive, in the language of both", async () => {
  const { browser, address } = await withDraft({ clientContact: "Regula Ammann" });
  const page = await pageOf(browser.get(`${address}/send`));
  expect(page.text).toContain("Anna Muster über Rappen");
  expect(page.text).toMatch(/Betrag CHF\s648\.49 Zahlbar bis 21\.12\.2026 Konto CH93 0076/);
  expect(page.text).toContain("Ihre Antwort geht an anna@example.ch");
  expect(page.text).toContain("Rechnung INV-2026-0001.pdf");
  expect(page.field("greeting").value).toBe("name");
  expect(page.html).toContain("Guten Tag Regula Ammann</option>");
  expect(page.html).toMatch(/<article class="sheet is-true"[^>]* lang="de"/);
  expect(page.field("message").value).not.toContain("Guten Tag");
});

it("starts the letter with the greeting that was chosen, in the letter's language", async () => {
  const { browser, address, platform } = await withDraft();
  const form = formIn(await (await browser.get(`${address}/send`)).text(), "send");
  expect(form.greeting).toBe("plain");
  const shown = await pageOf(browser.post(`${address}/send`, { ...form, language: "fr", useLanguage: "1" }));
  await browser.post(`${address}/send`, { ...formIn(shown.html, "send"), greeting: "name" });
  expect((await newEmails(platform))[0]!.text).toMatch(/^Bonjour Šárka Łącka-Ğül,\n\nVous trouverez/);
  const again = formIn(await (await browser.get(`${address}/send`)).text(), "send");
  await browser.post(`${address}/send`, { ...again, greeting: "none", message: "Liebe Anna" });
  expect((await newEmails(platform))[0]!.text).toMatch(/^Liebe Anna\n\nFacture/);
});

it("takes one further address that is not the recipient's", async () => {
  const { browser, address, platform } = await withDraft();
  const form = formIn(await (await browser.get(`${address}/send`)).text(), "send");
  const wrong = await pageOf(browser.post(`${address}/send`, { ...form, cc: "Kundin@example.ch" }));
  expect(wrong.status).toBe(422);
  expect(wrong.field("cc").error).toContain("already receives");
  expect((await pageOf(browser.post(`${address}/send`, { ...form, cc: "nix" }))).field("cc").error).toContain(
    "name@",
  );
  expect(await newEmails(platform)).toEqual([]);
  await browser.post(`${address}/send`, { ...form, cc: "treuhand@example.ch" });
  expect(await newEmails(platform)).toMatchObject([{ to: "kundin@example.ch", cc: "treuhand@example.ch" }]);
  const page = await pageOf(browser.get(address));
  expect(page.text).toContain("Sent to kundin@example.ch with a copy to treuhand@example.ch by Anna Muster");
});

it("takes ten addresses in all, says how many there are beyond, and names each that is wrong", async () => {
  const { browser, address, platform } = await withDraft();
  const form = formIn(await (await browser.get(`${address}/send`)).text(), "send");
  const addresses = (from: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${from}${index}@example.ch`);
  const recipient = addresses("an", 6).join("; ");
  const wrong = { recipient: "anna, beat@example.ch", cc: "nix@, beat@example.ch, carl" };
  const named = await pageOf(browser.post(`${address}/send`, { ...form, ...wrong }));
  expect(named.status).toBe(422);
  expect(named.field("recipient")).toMatchObject({
    value: wrong.recipient,
    error: expect.stringMatching(/address: anna$/),
  });
  expect(named.field("cc")).toMatchObject({ value: wrong.cc, error: expect.stringMatching(/: nix@, carl$/) });
  const many = { recipient, cc: addresses("cc", 5).join(",") };
  const counted = await pageOf(browser.post(`${address}/send`, { ...form, ...many }));
  expect(counted.field("cc")).toMatchObject({
    value: many.cc,
    error: "At most 10 addresses, copies included. You have given 11.",
  });
  expect(await newEmails(platform)).toEqual([]);
  const cc = `${addresses("cc", 4).join(",")}, an0@example.ch`;
  expect((await browser.post(`${address}/send`, { ...form, recipient, cc })).status).toBe(303);
  expect(await newEmails(platform)).toMatchObject([
    { to: addresses("an", 6).join(", "), cc: addresses("cc", 4).join(", ") },
  ]);
});

it("sends, goes to the invoice, and shows what becomes of the e-mail", async () => {
  const { browser, address, platform } = await withDraft();
  const form = formIn(await (await browser.get(`${address}/send`)).text(), "send");
  const sent = await browser.post(`${address}/send`, { ...form, message: "Guten Tag\r\n\r\n<b>Danke</b>" });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, address]);
  const waiting = await pageOf(browser.get(address));
  expect(waiting.text).toContain("Invoice INV-2026-0001 Sent");
  expect(waiting.text).toContain("The e-mail to kundin@example.ch is waiting to be sent.");
  const [email] = await newEmails(platform);
  expect(email!.text).toContain("<b>Danke</b>");
  expect(email!.html).toContain("&#60;b&#62;Danke&#60;/b&#62;");
  const written = await pageOf(browser.get(address));
  expect(written.text).toContain("was written to the outbox, not delivered");
  expect(written.text).toContain("Sent to kundin@example.ch by Anna Muster (Deutsch)");
});

it("security 17: sends once when its button is pressed twice", async () => {
  const { browser, address, platform } = await withDraft();
  const form = formIn(await (await browser.get(`${address}/send`)).text(), "send");
  const answers = [await browser.post(`${address}/send`, form), await browser.post(`${address}/send`, form)];
  expect(answers.map((answer) => [answer.status, answer.headers.get("Location")])).toEqual([
    [303, address],
    [303, address],
  ]);
  expect(await newEmails(platform)).toHaveLength(1);
});

it("answers with scripts as it does without", async () => {
  const { browser, address, platform } = await withDraft();
  const refused = await browser.post(`${address}/send.data`, {
    recipient: "nix",
    subject: "S",
    message: "M",
  });
  expect(refused.status).toBe(422);
  const form = formIn(await (await browser.get(`${address}/send`)).text(), "send");
  const sent = await browser.post(`${address}/send.data`, form);
  expect(sent.status).toBe(202);
  expect(await sent.text()).toContain(address);
  expect(await newEmails(platform)).toHaveLength(1);
});

it("says what is wrong at the field, with everything typed still there", async () => {
  const { browser, address, platform } = await withDraft();
  const typed = {
    recipient: "keine-adresse",
    language: "it",
    subject: "",
    message: "x".repeat(3001),
    version: "1",
  };
  const page = await pageOf(browser.post(`${address}/send`, typed));
  expect(page.status).toBe(422);
  expect(page.field("recipient")).toMatchObject({
    value: "keine-adresse",
    error: expect.stringContaining("name@"),
  });
  expect(page.field("subject").error).toContain("required");
  expect(page.field("message").error).toContain("3000");
  expect(page.field("language").value).toBe("it");
  expect(await newEmails(platform)).toEqual([]);
});

it("refuses a page that shows an earlier version, and the next try starts from the one shown then", async () => {
  const { browser, address, platform } = await withDraft();
  const form = formIn(await (await browser.get(`${address}/send`)).text(), "send");
  await platform.database.db.updateTable("invoices").set({ version: 7 }).execute();
  const page = await pageOf(browser.post(`${address}/send`, form));
  expect(page.status).toBe(409);
  expect(page.text).toContain("This invoice was changed elsewhere in the meantime");
  expect(page.field("version").value).toBe("7");
  expect((await browser.post(`${address}/send`, formIn(page.html, "send"))).status).toBe(303);
  expect(await newEmails(platform)).toHaveLength(1);
});

it("offers to send again what did not arrive, with the server's words as text", async () => {
  const { browser, address, platform } = await withDraft();
  await browser.post(`${address}/send`, {});
  const state = async (values: {
    state: "failed" | "uncertain" | "sent";
    error_code: string;
    error_text: string;
  }) => {
    await platform.database.db.updateTable("deliveries").set(values).execute();
    return pageOf(browser.get(address));
  };
  const words = "550 <script>alert(1)</script> unknown";
  const refused = await state({ state: "failed", error_code: "refused", error_text: words });
  expect(refused.text).toContain(
    `The mail server refused the e-mail to kundin@example.ch: ${words} Send again`,
  );
  expect(refused.html).not.toContain("<script>alert");
  const away = await state({ state: "failed", error_code: "unreachable", error_text: "" });
  expect(away.text).toContain("the mail server could not be reached. Send again");
  const uncertain = await state({ state: "uncertain", error_code: "", error_text: "" });
  expect(uncertain.text).toMatch(
    /do not know whether the mail server took the e-mail .* by ourselves\. Send again/,
  );
  const sent = await state({ state: "sent", error_code: "", error_text: "" });
  expect(sent.text).toMatch(
    /E-mail to kundin@example\.ch handed over to the mail server on 21 Nov 2026, 13:00/,
  );

  const again = await pageOf(browser.get(`${address}/send`));
  expect(again.text).toContain("Send invoice INV-2026-0001 again");
  expect(again.text).toContain("The original of this invoice is in German");
  expect((await browser.post(`${address}/send`, formIn(again.html, "send"))).status).toBe(303);
});

it("offers on Free first what Free can do with a draft", async () => {
  const { browser } = await visitSignedIn();
  const address = await writeInvoice(browser);
  const page = await pageOf(browser.get(address));
  expect(page.html).toMatch(/<button class="button button-primary only-wide">Mark as sent</);
  expect(page.html).toMatch(/<a class="button" [^>]*>Download PDF</);
  // At the thumb on a phone, and in the row of buttons elsewhere.
  expect(page.html.match(/mark-sent"/g)).toHaveLength(2);
  expect(page.text).toContain("Pro sends it by e-mail for you. Send by e-mail");
  await browser.post(`${address}/mark-sent`, {});
  const sent = await pageOf(browser.get(address));
  expect(sent.text).toContain("Nothing to do until 21 Dec 2026");
  expect(sent.html).not.toContain("button-primary");
  expect(sent.text).not.toContain("Pro sends it");
});

it("shows Free users what Pro would do, and another way", async () => {
  const { browser } = await visitSignedIn();
  const address = await writeInvoice(browser);
  const page = await pageOf(browser.get(`${address}/send`));
  expect(page.text).toContain("This feature requires a Pro subscription.");
  expect(page.html).toMatch(/<a [^>]*href="\/pricing"/);
  expect(page.html).toContain(`action="${address}/mark-sent"`);
  const refused = await pageOf(browser.post(`${address}/send`, { recipient: "x@example.ch" }));
  expect(refused.status).toBe(403);
  expect(refused.html).toMatch(/<a [^>]*href="\/pricing"/);
});

it("asks to confirm the address first, and offers the link again", async () => {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  const address = await writeInvoice(browser);
  const page = await pageOf(browser.get(`${address}/send`));
  expect(page.text).toContain("Email not verified. Please check your email for verification link");
  expect(page.html).toContain('action="/resend-verification"');
  expect((await browser.post(`${address}/send`, {})).status).toBe(403);
});

it("sends what is paid with what was received, and nothing that is cancelled", async () => {
  const { browser, address, platform } = await withSent();
  await browser.post(`${address}/mark-paid`, {});
  expect((await pageOf(browser.get(`${address}/send`))).text).toContain("es bleibt nichts zu zahlen");
  await browser.post(`${address}/mark-unpaid`, {});
  await browser.post(`${address}/cancel`, {});
  const page = await pageOf(browser.get(`${address}/send`));
  expect(page.text).toContain("The status of this invoice does not allow that.");
  expect((await browser.post(`${address}/send`, {})).status).toBe(409);
  expect(await newEmails(platform)).toEqual([]);
});

it("security 1: is nobody else's page", async () => {
  const { address, origin } = await withDraft();
  const other = new Browser(origin);
  await other.post("/register", { ...REGISTRATION, email: "other@example.ch" });
  for (const answer of [await other.get(`${address}/send`), await other.post(`${address}/send`, {})]) {
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("INV-");
  }
});

it("shows another language's words while it is chosen, asks about edited ones, and sends nothing", async () => {
  const { browser, address, platform } = await withDraft();
  const form = formIn(await (await browser.get(`${address}/send`)).text(), "send");
  const follow = (values: Record<string, string>) =>
    pageOf(browser.post(`${address}/send`, { ...values, follow: "1" }));
  const french = await follow({ ...form, language: "fr" });
  expect([french.status, french.field("language").error]).toEqual([200, ""]);
  expect(french.field("subject").value).toBe("Facture INV-2026-0001 de Anna Muster");
  expect(french.html).not.toContain("send-words-question");
  const edited = { ...formIn(french.html, "send"), message: "Ciao, ecco la fattura.", language: "it" };
  const asking = await follow(edited);
  expect([asking.status, asking.field("wordsLanguage").value]).toEqual([200, "fr"]);
  expect(asking.text).toContain("You have changed the text. Replace it with the text in Italian?");
  expect(asking.field("message").value).toBe("Ciao, ecco la fattura.");
  const kept = await follow({ ...edited, keepWords: "1" });
  expect(kept.html).not.toContain("send-words-question");
  expect(kept.field("message").value).toBe("Ciao, ecco la fattura.");
  const replaced = await follow({ ...edited, useLanguage: "1" });
  expect(replaced.field("subject").value).toBe("Fattura INV-2026-0001 di Anna Muster");
  expect(await newEmails(platform)).toEqual([]);
  expect((await browser.post(`${address}/send`, formIn(kept.html, "send"))).status).toBe(303);
  expect((await newEmails(platform))[0]?.text).toContain("Ciao, ecco la fattura.");
});
