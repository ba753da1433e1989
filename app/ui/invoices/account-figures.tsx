/** What a row changes, and what is open after it. */
export function AccountFigures({ change, value }: { change: string; value: string }) {
  if (!change) return value;
  return (
    <>
      <span className="change">{change}</span> <span className="balance">{value}</span>
    </>
  );
}
