/** The package has no types of its own; Kysely only wants the class. */
declare module "pg-cursor" {
  import type { PostgresCursorConstructor } from "kysely";
  const Cursor: PostgresCursorConstructor;
  export default Cursor;
}
