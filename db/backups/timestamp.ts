/** `20261121143000`, for names of kept files. */
export function timestamp(): string {
  return new Date().toISOString().replace(/\D/g, "").slice(0, 14);
}
