/** Before an amount; the space is for those who hear or copy it. */
export function Currency() {
  return <span className="currency">CHF&nbsp;</span>;
}
