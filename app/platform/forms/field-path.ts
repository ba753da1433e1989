/** Such as `items[0].quantity` or `address.city`. */
export function fieldPath(path: (string | number)[]): string {
  return path.reduce<string>((whole, step) => {
    if (typeof step === "number") return `${whole}[${step}]`;
    return whole ? `${whole}.${step}` : step;
  }, "");
}
