/** Images as printed; each stays as long as an invoice or the business's design refers to it. */
export interface LogosTable {
  business_id: string;
  /** Of the bytes, hex. */
  sha256: string;
  /** `image/png` or `image/jpeg`. */
  type: string;
  /** Pixels. */
  width: number;
  height: number;
  bytes: Buffer;
  created_at: string;
}
