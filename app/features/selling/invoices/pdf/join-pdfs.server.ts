import { invoicePdfPool } from "./invoice-pdf.server.ts";
import type { Joining } from "./join-pages.server.ts";

/** Throws when one of them cannot be read. */
export function joinPdfs(joining: Joining): Promise<Uint8Array> {
  return invoicePdfPool().run(joining, { name: "join" });
}
