/** Each stays as long as an invoice or the business's design refers to it. */
export interface LogosTable {
  business_id: string;
  sha256: string;
  type: "image/png" | "image/jpeg";
  width: number;
  height: number;
  bytes: Buffer;
  created_at: string;
}
