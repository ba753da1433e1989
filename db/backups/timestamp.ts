/** This second as `20261121143000`, for the names of what is kept. */
export function timestamp(): string {
  return new Date().toISOString().replace(/\D/g, "").slice(0, 14);
}
