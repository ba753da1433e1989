type Values = Record<string, unknown>;

/** Of these, a change names single fields; every other value is replaced as a whole. */
const MERGED = ["recipient", "sender", "address"];

/** Null clears a field. */
export function changedInvoice(current: Values, change: Values): Values {
  const result = { ...current };
  for (const [name, value] of Object.entries(change)) {
    const before = result[name];
    if (value === null) delete result[name];
    else if (MERGED.includes(name) && isObject(before) && isObject(value))
      result[name] = changedInvoice(before, value);
    else result[name] = value;
  }
  return result;
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
