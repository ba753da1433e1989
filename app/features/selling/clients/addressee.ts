import { type ClientDelivery, mailedAt } from "./client-delivery.ts";

export interface AddressedPaper {
  clientId: string | null;
  /** The client's address when it was written; null where nobody knows. */
  clientEmail: string | null;
  recipient: { email: string };
}

export interface Addressee {
  /** Empty where it goes by post. */
  email: string;
  /** `corrected`: the client's was another one then; `typed`: the paper's was typed for it; `unclear` which. */
  why: "same" | "corrected" | "typed" | "unclear";
  paper: string;
  client: string;
}

/** The client's address of today, unless another one was typed for the paper; see decision 138. */
export function addresseeOf(
  { clientEmail, recipient: { email: paper } }: AddressedPaper,
  client: { email: string; delivery: ClientDelivery } | null,
): Addressee {
  if (client && mailedAt(client) === "") return { email: "", why: "same", paper, client: "" };
  if (!client?.email || client.email === paper) return { email: paper, why: "same", paper, client: paper };
  const between = { paper, client: client.email };
  if (paper === "" || clientEmail === paper) return { email: client.email, why: "corrected", ...between };
  if (clientEmail === null) return { email: client.email, why: "unclear", ...between };
  return { email: paper, why: "typed", ...between };
}
