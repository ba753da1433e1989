import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

export interface SourceLinkProps {
  number: string;
  text: string;
  source: { type: "invoice" | "payment" | "expense" | "manual" | "return"; id: string };
}

/** A payment has no page of its own. */
const SOURCES = {
  invoice: paths.invoice,
  expense: paths.expense,
  payment: () => paths.payments,
  manual: paths.manualBooking,
  return: paths.taxPeriod,
};

/** What a booking comes from. */
export function SourceLink({ number, text, source: { type, id } }: SourceLinkProps) {
  return <Link to={SOURCES[type](id)}>{number ? `${number} ${text}` : text}</Link>;
}
