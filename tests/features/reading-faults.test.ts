import { expect, it } from "vitest";
import { read } from "#app/features/front/imports/file/read-file.worker.ts";
import { readTable, readUpload } from "#app/features/money/bank-files/read/read-bank-files.worker.ts";

const NO_FILES = null as unknown as [];
const NO_BYTES = null as unknown as Uint8Array;

it("a fault of the product while a file is read is no refusal of the file, and not passed over", async () => {
  expect(() => readUpload({ files: NO_FILES, today: "2026-11-21" })).toThrow(TypeError);
  expect(() => readTable({ name: "konto.csv", bytes: NO_BYTES })).toThrow(TypeError);
  await expect(read(NO_BYTES)).rejects.toThrow(TypeError);
});
