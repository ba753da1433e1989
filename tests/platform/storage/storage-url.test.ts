import { expect, it } from "vitest";
import { EnvError, readEnv } from "#app/platform/env.server.ts";
import { parseStorageUrl } from "#app/platform/storage/storage-url.ts";

it("reads host, bucket, folder, key and secret from one address", () => {
  expect(parseStorageUrl("s3://KEY:se%2Fcret%2B1@store.example.ch:9000/documents/a/b")).toEqual({
    endpoint: "https://store.example.ch:9000",
    bucket: "documents",
    prefix: "a/b/",
    accessKey: "KEY",
    secretKey: "se/cret+1",
    region: "us-east-1",
    isReadOnly: false,
  });
  expect(parseStorageUrl("s3+http://k:s@10.0.0.7/documents/?region=zh-1&access=read")).toMatchObject({
    endpoint: "http://10.0.0.7",
    prefix: "",
    region: "zh-1",
    isReadOnly: true,
  });
});

it.each([
  ["s3.eu-central-2.amazonaws.com", "eu-central-2"],
  ["s3.dualstack.eu-west-1.amazonaws.com", "eu-west-1"],
  ["s3.amazonaws.com", "us-east-1"],
  ["store.example.ch", "us-east-1"],
])("takes the region of %s to be %s", (host, region) => {
  expect(parseStorageUrl(`s3://k:s@${host}/documents`)).toMatchObject({ region });
});

it.each([
  "https://store.example.ch/documents",
  "s3://store.example.ch/documents",
  "s3://hunter2@store.example.ch/documents",
  "s3://key:hunter2@store.example.ch",
  "s3://key:hunter2@store.example.ch/",
  "s3://key:hunt/er2@store.example.ch/documents",
  "s3://key:hunter2%@store.example.ch/documents",
  "s3://key:hunter2@store.example.ch/Documents",
  "s3://key:hunter2@store.example.ch/documents/../other",
  "s3://key:hunter2@store.example.ch/documents?acces=read",
  "s3://key:hunter2@store.example.ch/documents?access=write",
  "s3://key:hunter2@store example.ch/documents",
])("stops at the STORAGE_URL %s with one line that does not repeat it", (STORAGE_URL) => {
  expect(parseStorageUrl(STORAGE_URL)).toBeNull();
  expect(() => readEnv({ STORAGE_URL })).toThrow(EnvError);
  expect(() => readEnv({ STORAGE_URL })).toThrow(/^STORAGE_URL: (?!.*(hunter2|example\.ch))[^\n]+$/);
});
