import { fold } from "#app/platform/lists/fold.ts";
import { PASSWORD_WORDS } from "./password-words.ts";

const PRODUCT = "rappen";

const ROWS = [
  ...["1234567890", "01234567890", "abcdefghijklmnopqrstuvwxyz"],
  ...["qwertzuiopu", "asdfghjkloa", "yxcvbnm", "qwertyuiop", "asdfghjkl", "zxcvbnm"],
  ...["azertyuiop", "qsdfghjklm", "wxcvbn", "1q2w3e4r5t6z7u8i9o0p", "1q2w3e4r5t6y", "1qaz2wsx3edc4rfv5tgb"],
].flatMap((row) => [row, [...row].reverse().join("")]);

const ADDED = /[^\p{L}]{1,4}$/u;

type PasswordFault =
  "field.password_common" | "field.password_repeated" | "field.password_row" | "field.password_own";

export function passwordFault(password: string): PasswordFault | null {
  const folded = fold(password);
  if (/^(.)\1{3,}.{0,2}$/su.test(folded)) return "field.password_repeated";
  if (ROWS.some((row) => [0, 1, 2].some((added) => row.includes(folded.slice(0, folded.length - added)))))
    return "field.password_row";
  if ([folded, folded.replace(ADDED, "")].some((word) => PASSWORD_WORDS.has(word)))
    return "field.password_common";
  return isOwn(password, { email: "", names: [PRODUCT] }) ? "field.password_own" : null;
}

export interface PasswordOwner {
  email: string;
  names: string[];
}

/** The own name or address, the beginning of the address, or the product's name, with digits behind or not. */
export function isOwn(password: string, { email, names }: PasswordOwner): boolean {
  const typed = bare(password);
  const local = email.replace(/@.*/, "");
  const parts = [...names, ...names.flatMap((one) => names.map((other) => one + other)), local];
  const words = [...parts, ...parts.flatMap((part) => part.split(/[\s._-]+/))].map(bare);
  const isWord = (text: string) => text.length >= SHORTEST && words.includes(text);
  return isWord(typed) || isWord(typed.replace(/\d{1,4}$/, "")) || startsAddress(typed, email);
}

const SHORTEST = 3;

function startsAddress(typed: string, email: string): boolean {
  return typed.length > SHORTEST && bare(email).startsWith(typed);
}

function bare(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, "");
}
