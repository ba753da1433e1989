import { addressesOf, joinAddresses } from "#app/platform/mail/addresses.ts";
import type { RefusedAddress } from "#app/platform/mail/email.ts";

interface Addressed {
  recipient: string;
  cc: string;
  delivered_to: string;
}

interface Ended extends Addressed {
  state: string;
  error_code: string;
}

/** @param refused in this attempt; all others have the message now */
export function afterAttempt({ recipient, cc }: Addressed, refused: readonly RefusedAddress[]) {
  const isRefused = (address: string) => refused.some((refusal) => refusal.address === address);
  const to = addressesOf(recipient);
  const copies = addressesOf(cc);
  const own = refused.filter(({ address }) => to.includes(address));
  const delivered = [...to, ...copies].filter((address) => !isRefused(address));
  return {
    delivered_to: joinAddresses(delivered),
    error_text:
      to.length + copies.length > 2 || to.length > 1 ? named(refused) : ((own[0] ?? refused[0])?.reply ?? ""),
    isPutOff: own.some(({ isForNow }) => isForNow),
    isReached: own.length < to.length,
  };
}

/** One of those it is for; a copy alone is not enough. */
export function isReached({ recipient, delivered_to }: Addressed): boolean {
  const delivered = addressesOf(delivered_to);
  return addressesOf(recipient).some((address) => delivered.includes(address));
}

export function unreached({ recipient, cc, delivered_to }: Addressed): string[] {
  const delivered = addressesOf(delivered_to);
  return [...addressesOf(recipient), ...addressesOf(cc)].filter((address) => !delivered.includes(address));
}

/** Who will not get it any more; nobody while it is tried or where all have it. */
export function missedOf(delivery: Ended): string[] {
  const { state, error_code } = delivery;
  return state === "failed" || (state === "sent" && error_code) ? unreached(delivery) : [];
}

interface Told {
  state: string;
  recipient: string;
  cc: string;
  missed: readonly string[];
}

/** Whom a sentence about it names: of a failure who did not get it, else who got it or still may. */
export function namedOf({ state, recipient, cc, missed }: Told): string {
  const all = [...addressesOf(recipient), ...addressesOf(cc)];
  return joinAddresses(state === "failed" ? missed : all.filter((address) => !missed.includes(address)));
}

/** A copy that was refused is no reason to send it again. */
export function hasNotArrived(delivery: Ended): boolean {
  const to = addressesOf(delivery.recipient);
  return delivery.state === "uncertain" || missedOf(delivery).some((address) => to.includes(address));
}

function named(refused: readonly RefusedAddress[]): string {
  return refused.map(({ address, reply }) => [address, reply].filter(Boolean).join(": ")).join("; ");
}

/** It did not leave, or nobody knows. */
export function isLost(state: string | undefined): boolean {
  return state === "failed" || state === "uncertain";
}
