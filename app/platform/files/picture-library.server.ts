import type { SharpConstructor } from "sharp";

let loading: Promise<SharpConstructor> | undefined;

/** 20 MB of native code, loaded on first use. Once: while all formats are blocked, a picture being read would fail. */
export function pictureLibrary(): Promise<SharpConstructor> {
  return (loading ??= load());
}

async function load(): Promise<SharpConstructor> {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadPng", "VipsForeignLoadJpeg"] });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Whether sharp's own `timeout` ran out, which says nothing of the picture. */
export function isPictureTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.includes("timeout:");
}
