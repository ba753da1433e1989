/** A URL that only takes a button's form has nothing to show, but its errors are pages like any other. */
export function NoPage() {
  return null;
}
