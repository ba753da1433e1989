import { expect, it, onTestFinished } from "vitest";
import { readEnv } from "#app/platform/env.server.ts";
import { PermanentFailure, UncertainDelivery } from "#app/platform/errors.ts";
import { createMailer } from "#app/platform/mail/mailer.server.ts";
import type { Email } from "#app/platform/mail/email.ts";
import { serverReply } from "#app/platform/mail/refusals.ts";
import { mailServer } from "../../support/server/mail-server.ts";
import { readEmail } from "../../support/read/read-email.ts";
import type { MailServer } from "../../support/server/smtp-conversation.ts";

const EMAIL: Email = {
  id: "0190-one-message",
  to: "kundin@example.ch",
  subject: "Rechnung für Müller",
  text: "Grüezi",
  html: "<p>Grüezi</p>",
};

/** Longer than the socket holds. */
const BIG = Buffer.alloc(4_000_000, "x");

/** How long we wait for a server that says nothing (ms): more than it takes to reach that moment on a busy machine. */
const HELD = 2_500;

type Outcome = "taken" | "for good" | "for now" | "uncertain";

/** How the server behaves, what that means, and what of it can be shown. */
const CASES: [MailServer["conduct"], Outcome, string][] = [
  [{}, "taken", ""],
  [{ greeting: "554 no mail here" }, "for now", ""],
  [{ greeting: "421 too busy" }, "for now", ""],
  [{ greeting: "drop" }, "for now", ""],
  [{ greeting: "hold" }, "for now", ""],
  [{ EHLO: "drop" }, "for now", ""],
  [{ MAIL: "451 not now" }, "for now", "451 not now"],
  [{ MAIL: "550 not you" }, "for good", "550 not you"],
  [{ MAIL: "drop" }, "for now", ""],
  [{ RCPT: "450 4.2.1 greylisted" }, "for now", "450 4.2.1 greylisted"],
  [{ RCPT: "550 5.1.1 unknown user" }, "for good", "550 5.1.1 unknown user"],
  [{ RCPT: "drop" }, "for now", ""],
  [{ RCPT: "hold" }, "for now", ""],
  [{ DATA: "451 later" }, "for now", "451 later"],
  [{ DATA: "554 no" }, "for good", "554 no"],
  [{ DATA: "drop" }, "for now", ""],
  [{ DATA: "hold" }, "for now", ""],
  [{ content: "drop" }, "uncertain", ""],
  [{ message: "drop" }, "uncertain", ""],
  [{ message: "hold" }, "uncertain", ""],
  [{ message: "451 disk full" }, "for now", "451 disk full"],
  [{ message: "421 shutting down" }, "for now", "421 shutting down"],
  [{ message: "552 too big" }, "for good", "552 too big"],
  [{ message: "?garbage" }, "uncertain", "garbage"],
  [{ message: "354 go on" }, "uncertain", "354 go on"],
  [{ MAIL: "?garbage" }, "for now", "garbage"],
  [{ RCPT: "?garbage" }, "for now", "garbage"],
  [{ DATA: "?garbage" }, "for now", "garbage"],
];

it.each(CASES)(
  "security 17, 18: a server that does %j has the message: %s",
  async (conduct, outcome, words) => {
    const isHeld = Object.values(conduct).includes("hold");
    const server = await mailServer(conduct, isHeld ? `?socketTimeout=${HELD}&greetingTimeout=${HELD}` : "");
    const mailer = createMailer(readEnv({ SMTP_URL: server.url, MAIL_FROM: "rappen@localhost.example" }));
    const attachments = conduct.content
      ? [{ filename: "big.bin", content: BIG, contentType: "application/octet-stream" }]
      : [];
    const error: unknown = await mailer.send({ ...EMAIL, attachments }).then(
      () => null,
      (error: unknown) => error,
    );
    expect([outcomeOf(error), serverReply(error)]).toEqual([outcome, words]);
    expect(server.connections).toBe(1);
  },
);

it("a message without a recipient is given up before anybody is asked", async () => {
  const server = await mailServer();
  const mailer = createMailer(readEnv({ SMTP_URL: server.url, MAIL_FROM: "rappen@localhost.example" }));
  const error: unknown = await mailer.send({ ...EMAIL, to: "" }).catch((error: unknown) => error);
  expect([outcomeOf(error), server.received]).toEqual(["for good", []]);
});

it("what a server says is one line without controls, of bounded length", async () => {
  const server = await mailServer({ RCPT: `550-first\r\n550 \u0007second ${"x".repeat(1000)}` });
  const mailer = createMailer(readEnv({ SMTP_URL: server.url, MAIL_FROM: "rappen@localhost.example" }));
  const error: unknown = await mailer.send(EMAIL).catch((error: unknown) => error);
  expect(serverReply(error)).toMatch(/^550-first 550 second x+$/);
  expect(serverReply(error)).toHaveLength(300);
});

it("security 11: a name before our address starts no header of its own, and none is made of it", async () => {
  const server = await mailServer();
  const mailer = createMailer(readEnv({ SMTP_URL: server.url, MAIL_FROM: "post@rappen.example" }));
  const fromName = 'Müller "M" <evil@example.ch>\r\nBcc: victim@example.ch';
  await mailer.send({ ...EMAIL, fromName });
  const { head } = readEmail(server.received[0]!.raw);
  expect(Object.keys(head)).not.toContain("bcc");
  expect(head.from).toMatch(/<post@rappen\.example>$/);
  expect(server.received.map(({ to }) => to)).toEqual(["kundin@example.ch"]);
});

it("a connection is used again, and a new one opened when the server has closed it", async () => {
  const server = await mailServer();
  const mailer = createMailer(readEnv({ SMTP_URL: server.url, MAIL_FROM: "rappen@localhost.example" }));
  onTestFinished(() => mailer.close());
  await mailer.send(EMAIL);
  await mailer.send({ ...EMAIL, id: "another" });
  expect([server.received.length, server.connections]).toEqual([2, 1]);
  server.hangUp();
  const sent = () =>
    mailer.send({ ...EMAIL, id: "third" }).then(
      () => true,
      () => false,
    );
  await expect.poll(sent).toBe(true);
  expect([server.received.length, server.connections]).toEqual([3, 2]);
});

it("several messages are on their way at the same time", async () => {
  const server = await mailServer({ message: "hold" });
  const mailer = createMailer(readEnv({ SMTP_URL: server.url, MAIL_FROM: "rappen@localhost.example" }));
  onTestFinished(() => mailer.close());
  const sending = Promise.all(["a", "b", "c"].map((id) => mailer.send({ ...EMAIL, id })));
  await expect.poll(() => server.times.message).toBe(3);
  server.answer("250 taken");
  await sending;
  expect(server.connections).toBe(3);
});

function outcomeOf(error: unknown): Outcome {
  if (error === null) return "taken";
  if (error instanceof PermanentFailure) return "for good";
  return error instanceof UncertainDelivery ? "uncertain" : "for now";
}
