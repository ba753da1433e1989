import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { SMTPServer } from "smtp-server";
import { expect, it, onTestFinished } from "vitest";
import { readEnv } from "#app/platform/env.server.ts";
import { PermanentFailure } from "#app/platform/errors.ts";
import { createMailer, outboxFolder } from "#app/platform/mail/mailer.server.ts";
import type { Email } from "#app/platform/mail/email.ts";

const EMAIL: Email = {
  id: "0190-one-message",
  to: "kundin@example.ch",
  subject: "Rechnung für Müller",
  text: "Grüezi",
  html: "<p>Grüezi</p>",
};

const HOSTILE = "Hello\r\nBcc: victim@example.ch\r\n\r\nbody";

it("writes an .eml file to the outbox without SMTP_URL, for its owner only", async () => {
  const { mailer, folder } = outbox();
  await mailer.send(EMAIL);
  expect(mailer.isOutbox).toBe(true);
  expect(readdirSync(folder)).toEqual(["0190-one-message.eml"]);
  expect(statSync(path.join(folder, "0190-one-message.eml")).mode & 0o777).toBe(0o600);
  const { head, body } = read(folder);
  expect(head["to"]).toBe("kundin@example.ch");
  expect(head["from"]).toBe("Rappen <rappen@rappen.example>");
  expect(body).toContain("multipart/alternative");
});

it("the system's own messages ask for no automatic answer, and answers to them go to support", async () => {
  const { mailer, folder } = outbox({ SUPPORT_EMAIL: "hilfe@rappen.example" });
  await mailer.send(EMAIL);
  expect(read(folder).head).toMatchObject({
    "auto-submitted": "auto-generated",
    "reply-to": "hilfe@rappen.example",
  });
});

it("what a person sends has their own address for answers, and is not automatic", async () => {
  const { mailer, folder } = outbox({ SUPPORT_EMAIL: "hilfe@rappen.example" });
  await mailer.send({ ...EMAIL, replyTo: "anna@example.ch" });
  const { head } = read(folder);
  expect([head["reply-to"], head["auto-submitted"]]).toEqual(["anna@example.ch", undefined]);
});

it("security 17: gives one message the same Message-ID each time it is sent", async () => {
  const { mailer, folder } = outbox();
  await mailer.send(EMAIL);
  const first = read(folder).head["message-id"];
  await mailer.send(EMAIL);
  expect(first).toBe("<0190-one-message@rappen.example>");
  expect(read(folder).head["message-id"]).toBe(first);
  expect(readdirSync(folder)).toHaveLength(1);
});

it("security 11: no subject, name or file name starts a header of its own", async () => {
  const { mailer, folder } = outbox();
  const attachments = [
    { filename: `${HOSTILE}.pdf`, content: Buffer.from("x"), contentType: "application/pdf" },
  ];
  await mailer.send({ ...EMAIL, subject: HOSTILE, replyTo: `"${HOSTILE}" <anna@example.ch>`, attachments });
  const { head, body } = read(folder);
  expect(Object.keys(head)).not.toContain("bcc");
  expect(head["subject"]).toMatch(/^Hello Bcc: victim@example\.ch/);
  expect(body).not.toMatch(/^Bcc:/im);
});

it("hands the message to the server of SMTP_URL, from MAIL_FROM", async () => {
  const server = await smtpServer();
  const mailer = mailerTo(server.url, "buero@example.ch");
  await mailer.send(EMAIL);
  expect(mailer.isOutbox).toBe(false);
  expect(server.taken).toMatchObject([{ from: "buero@example.ch", to: ["kundin@example.ch"] }]);
  expect(server.taken[0]!.message).toContain("Message-ID: <0190-one-message@localhost>");
});

it("security 18: says whether a refusal is for good or for now", async () => {
  const server = await smtpServer({ "gone@example.ch": 550, "later@example.ch": 451 });
  const mailer = mailerTo(server.url);
  await expect(mailer.send({ ...EMAIL, to: "gone@example.ch" })).rejects.toBeInstanceOf(PermanentFailure);
  const temporary = mailer.send({ ...EMAIL, to: "later@example.ch" });
  await expect(temporary).rejects.toThrow(/451/);
  await expect(temporary).rejects.not.toBeInstanceOf(PermanentFailure);
  expect(server.taken).toEqual([]);
});

it("security 18: a server that is away is a fault that passes", async () => {
  const server = await smtpServer();
  await server.close();
  const away = mailerTo(server.url).send(EMAIL);
  await expect(away).rejects.toThrow(/ECONNREFUSED/);
  await expect(away).rejects.not.toBeInstanceOf(PermanentFailure);
});

/** Closed when the test ends: the server would wait for its idle connections. */
function mailerTo(url: string, from = "rappen@localhost.example") {
  const mailer = createMailer(readEnv({ SMTP_URL: url, MAIL_FROM: from }));
  onTestFinished(() => mailer.close());
  return mailer;
}

function outbox(more: Record<string, string> = {}) {
  const env = readEnv({
    ...more,
    DATA_DIR: mkdtempSync(path.join(os.tmpdir(), "rappen-mail-")),
    APP_URL: "https://rappen.example",
  });
  return { mailer: createMailer(env), folder: outboxFolder(env) };
}

/** The only message of the outbox: its headers, unfolded, and what follows. */
function read(folder: string): { head: Record<string, string>; body: string } {
  const [file = ""] = readdirSync(folder);
  const [top = "", ...rest] = readFileSync(path.join(folder, file), "utf8").split("\r\n\r\n");
  const lines = top.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const head = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
  );
  return { head, body: `${head["content-type"]}\r\n${rest.join("\r\n\r\n")}` };
}

interface Taken {
  from: string;
  to: string[];
  message: string;
}

/** A mail server that refuses some recipients with a code. */
async function smtpServer(refused: Record<string, number> = {}) {
  const taken: Taken[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = refused[address];
      done(responseCode ? Object.assign(new Error("no"), { responseCode }) : null);
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.once("end", () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        const to = envelope.rcptTo.map(({ address }) => address);
        taken.push({ from, to, message: Buffer.concat(chunks).toString("utf8") });
        done();
      });
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await new Promise((resolve) => listening.once("listening", resolve));
  const address = listening.address();
  const port = typeof address === "object" && address ? address.port : 0;
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= new Promise<void>((resolve) => server.close(() => resolve())));
  onTestFinished(close);
  return { url: `smtp://127.0.0.1:${port}`, taken, close };
}
