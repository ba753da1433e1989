import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeQrr } from "#app/swiss/reference.ts";
import { camt, type CamtDetails } from "../../tests/support/camt.ts";
import { makeFolder, removeFolder } from "../account.ts";
import { median } from "../interleave.ts";
import { bounded, compared, type Row } from "../row.ts";
import type { BankFileFigures } from "./bank-file-once.ts";

const MEGABYTES = 100;
const BATCH = 40;
const ROUNDS = 3;

/** P14: a camt.054 of 100 MB, read in a process of its own. */
export async function readingBankFiles(): Promise<Row[]> {
  const dir = makeFolder();
  const file = path.join(dir, "camt.xml");
  writeFileSync(file, largeFile());
  const runs = Array.from({ length: ROUNDS }, () => ({ ours: once(file, "ours"), bare: once(file, "bare") }));
  rmSync(file);
  removeFolder(dir);
  if (runs.some(({ ours, bare }) => ours.payments !== bare.payments)) throw new Error("payments were lost");
  const seconds = (of: "ours" | "bare") => median(runs.map((run) => run[of].seconds));
  const what = `camt.054 of ${MEGABYTES} MB, ${runs[0]!.ours.payments} payments`;
  return [
    compared({
      part: "P14",
      what: `${what}: time`,
      ours: { value: seconds("ours"), unit: "s" },
      baseline: { name: "bare saxes", value: seconds("bare"), unit: "s" },
      goal: { atMost: 2 },
    }),
    bounded(
      ...(["P14", `${what}: memory beyond the file`] as const),
      ...([{ value: median(runs.map(({ ours }) => ours.memory)), unit: "MB" }, 200] as const),
    ),
  ];
}

/** Batches of QR payments, set out in lines as banks do. */
function largeFile(): string {
  const [head = "", entry = "", tail = ""] = camt({ statements: [{ entries: [batch()] }] }).split(
    /(<Ntry>[^]*<\/Ntry>)/,
  );
  const lines = entry.replace(/></g, ">\n            <");
  return head + lines.repeat(Math.ceil((MEGABYTES * 1_000_000) / Buffer.byteLength(lines)) - 1) + tail;
}

function batch() {
  const details = Array.from({ length: BATCH }, (_, number) => payment(number));
  return { amount: `${BATCH}00.00`, family: "VCOM", batch: BATCH, ref: "20261120000000815", details };
}

function payment(number: number): CamtDetails {
  return {
    amount: "100.00",
    direction: "CRDT",
    ref: `20261120000${number}0815`,
    endToEndId: `E2E-${number}`,
    uetr: "eb6305c9-1f7f-49de-aed0-16487c27b42d",
    transactionAmount: ["100.00", "CHF"],
    payer: {
      name: `Anna Müller ${number}`,
      addressLines: ["Bahnhofstrasse 1", "8001 Zürich"],
    },
    payerIban: "CH9300762011623852957",
    creditorIban: "CH4431999123000889012",
    reference: makeQrr(String(1000 + number)),
    texts: ["Rechnung vom November"],
    remittanceText: "?REJECT?0",
    acceptedAt: "2026-11-19T20:00:00",
    xml: "<RltdAgts><DbtrAgt><FinInstnId><BICFI>ZKBKCHZZ80A</BICFI></FinInstnId></DbtrAgt></RltdAgts>",
  };
}

function once(file: string, whose: "ours" | "bare"): BankFileFigures {
  const program = new URL("bank-file-once.ts", import.meta.url).pathname;
  const args = ["--disable-warning=ExperimentalWarning", program, file, whose];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as BankFileFigures;
}
