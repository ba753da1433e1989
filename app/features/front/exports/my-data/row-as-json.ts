/** A column, or `column as name`. */
export type ColumnAsJson<Column extends string> = Column | `${Column} as ${string}`;

/** Columns of a row under names of JSON, which are theirs in camel case where none is given. */
export function rowAsJson<Column extends string>(
  row: Record<Column, unknown>,
  columns: readonly ColumnAsJson<NoInfer<Column>>[],
): Record<string, unknown> {
  const entries = columns.map((named) => {
    const [column = "", name = inCamelCase(column)] = named.split(" as ");
    return [name, Reflect.get(row, column) as unknown];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

function inCamelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
