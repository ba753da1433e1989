export const CLIENT_DELIVERY = ["email", "post"] as const;
export type ClientDelivery = (typeof CLIENT_DELIVERY)[number];

/** Where e-mails to a client go; empty where it gets letters by post. */
export function mailedAt({ email, delivery }: { email: string; delivery: ClientDelivery }): string {
  return delivery === "post" ? "" : email;
}
