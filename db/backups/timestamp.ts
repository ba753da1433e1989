export function timestamp(): string {
  return new Date().toISOString().replace(/\D/g, "").slice(0, 14);
}
