/** Such as `items[0].quantity` or `address.city`. */
export function fieldPath(path: PropertyKey[]): string {
  return path.reduce<string>((whole, step) => {
    if (typeof step === "number") return `${whole}[${step}]`;
    return whole ? `${whole}.${String(step)}` : String(step);
  }, "");
}
