import { domainToASCII } from "node:url";
import { addressesOf } from "./addresses.ts";
import type { Email, RefusedAddress } from "./email.ts";

const MAX_CHARACTERS = 300;

/** Whom the next attempt goes to. */
export function outstandingOf({
  to,
  cc = "",
  delivered = "",
}: Pick<Email, "to" | "cc" | "delivered">): string[] {
  const done = addressesOf(delivered);
  return [...addressesOf(to), ...addressesOf(cc)].filter((address) => !done.includes(address));
}

export function refusedBy(
  { accepted, rejectedErrors = [] }: { accepted: (string | { address: string })[]; rejectedErrors?: Error[] },
  email: Email,
): RefusedAddress[] {
  const taken = accepted.map((one) => asSent(typeof one === "string" ? one : one.address));
  return outstandingOf(email)
    .filter((address) => !taken.includes(asSent(address)))
    .map((address) => refusalOf(address, rejectedErrors));
}

/** Empty unless the server refused each address by itself. */
export function refusalsOf(error: unknown, email: Email): RefusedAddress[] {
  const { rejectedErrors = [] } = answerIn(error) ?? {};
  const outstanding = outstandingOf(email);
  if (!outstanding.every((address) => errorFor(address, rejectedErrors))) return [];
  return outstanding.map((address) => refusalOf(address, rejectedErrors));
}

function refusalOf(address: string, errors: readonly SmtpError[]): RefusedAddress {
  const error = errorFor(address, errors);
  return { address, reply: serverReply(error), isForNow: !isForGood(error) };
}

function errorFor(address: string, errors: readonly SmtpError[]): SmtpError | undefined {
  return errors.find(({ recipient = "" }) => asSent(recipient) === asSent(address));
}

/** A domain with accents has another spelling in the conversation with the server. */
function asSent(address: string): string {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}

/** One line fit to be shown. */
export function serverReply(error: unknown): string {
  return (answerIn(error)?.response ?? "")
    .replace(/[\s\p{C}]+/gu, " ")
    .trim()
    .slice(0, MAX_CHARACTERS);
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
  recipient?: string;
  rejectedErrors?: SmtpError[];
}

function answerIn(error: unknown): SmtpError | undefined {
  const source = isAnswer(error) ? error : error instanceof Error ? error.cause : undefined;
  return isAnswer(source) ? source : undefined;
}

/** Unlike a refused sign-in, which the operator can fix. */
function isAnswer(error: unknown): error is SmtpError {
  const { code } = (error ?? {}) as { code?: string };
  return code === "EENVELOPE" || code === "EMESSAGE";
}

export function isForNow(error: unknown): boolean {
  const code = replyCode(error);
  return code >= 400 && code < 500;
}

export function isForGood(error: unknown): boolean {
  const code = replyCode(error);
  return code >= 500 && code < 600;
}

/** 0 without a reply; 500 when nodemailer itself found the message unfit to send. */
function replyCode(error: unknown): number {
  if (!isAnswer(error)) return 0;
  return error.responseCode ?? (error.response === undefined ? 500 : 0);
}
