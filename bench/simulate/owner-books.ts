import { PERSON } from "../../tests/support/person.ts";
import { type Business, callAs, callByKey } from "./business.ts";
import type { Moment } from "./steps.ts";

const RECEIPT_BYTES = 60_000;
const JPEG = [0xff, 0xd8, 0xff, 0xe0];

/** Spends something, and keeps the receipt. */
export async function spend(business: Business, { day }: Moment): Promise<void> {
  const amount = (2000 + business.chance(30_000)) / 100;
  const entered = await callAs<{ id: string }>(business, "enter an expense", "POST", "/expenses", {
    supplier: `Lieferantin ${business.chance(8) + 1}`,
    day,
    category: "office",
    rows: [{ rate: 8.1, gross: amount }],
    keepTwice: true,
  });
  if (!entered) return;
  const path = `/expenses/${entered.id}/receipt`;
  await callAs(business, "upload a receipt", "POST", path, receipt(business));
}

/** A photograph. No two are the same, and none gets smaller when it is stored. */
function receipt({ chance }: Business): Buffer {
  const bytes = Buffer.alloc(RECEIPT_BYTES);
  for (let at = 0; at < bytes.length; at++) bytes[at] = chance(256);
  bytes.set(JPEG);
  return bytes;
}

interface Questions {
  questions: { id: string; document: { id: string } }[];
}

/** The owner looks at what is asked, and answers all of it. */
export async function answerQuestions(business: Business): Promise<void> {
  const { owner, email } = business;
  await owner.post("sign in", "/login", { email, password: PERSON.password });
  await owner.ask("page: questions", "/questions");
  const path = "/questions?state=open&limit=100";
  const asked = await callAs<Questions>(business, "API: list questions", "GET", path);
  for (const { id, document } of asked?.questions ?? [])
    await owner.post("answer a question", `/invoice/${document.id}/comment`, {
      text: "Auf 3400, bitte.",
      answers: id,
    });
}

interface Handover {
  id: string;
}

const ZIP = "API: ZIP of a hand-over";

/** A program hands over what is booked, and fetches everything of it. */
export async function handOver(business: Business, { day }: Moment): Promise<void> {
  const made = await callByKey<Handover>(business, "API: hand over", "POST", "/journal/handovers", {
    to: day,
  });
  if (!made) return;
  const headers = { Authorization: `Bearer ${business.apiKey}` };
  const zip = await business.owner.ask(ZIP, `/api/v1/journal/handovers/${made.id}/zip`, { headers });
  business.owner.expect(ZIP, zip.text().startsWith("PK"), zip.text());
}
