declare module "pg-cursor" {
  import type { QueryResultRow, Submittable } from "pg";

  /** The client runs nothing else until it is closed. */
  export default class Cursor<R extends QueryResultRow> implements Submittable {
    constructor(text: string, values?: unknown[]);
    submit: Submittable["submit"];
    read(rows: number): Promise<R[]>;
    close(): Promise<void>;
  }
}
