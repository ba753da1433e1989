/** Outside the database; names are relative to the place that STORAGE_URL names. Every operation ends in time. */
export interface DocumentStore {
  readonly isReadOnly: boolean;
  readonly place: string;
  /** @throws StoreFault */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** @returns null where there is none @throws StoreFault */
  get(name: string): Promise<Uint8Array | null>;
  /** Tried once: an attempt that was given up must not end after a later one. @throws StoreFault */
  remove(name: string): Promise<void>;
  close(): void;
}

export type StoreOperation = "put" | "get" | "remove";

/** The store cannot be reached or refuses; its message has no secret. */
export class StoreFault extends Error {}

export function objectName(sha256: string): string {
  return `${sha256.slice(0, 2)}/${sha256}.pdf`;
}
