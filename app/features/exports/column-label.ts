/** Text key of what a column of an export is called. */
export function columnLabel(key: string, field: { label?: string } = {}): string {
  return field.label ?? `exports:column.${key}`;
}
