import { type Rappen, shareOf } from "#app/swiss/money.ts";

/**
 * Shares of an amount in proportion to `weights` (Rappen), which it must not exceed in sum. Each share is rounded; what
 * is left over goes to the largest weight, so that the shares add up to the amount and none exceeds its weight.
 */
export function spread(amount: Rappen, weights: readonly Rappen[]): Rappen[] {
  const sum = weights.reduce((sum, weight) => sum + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => shareOf(amount, weight, sum));
  let left = amount - shares.reduce((sum, share) => sum + share, 0);
  for (const index of fromLargest(weights)) {
    const share = shares[index]!;
    const taken = left > 0 ? Math.min(left, weights[index]! - share) : Math.max(left, -share);
    shares[index] = share + taken;
    left -= taken;
  }
  return shares;
}

/** Places in the list; the first of equal ones first. */
function fromLargest(weights: readonly Rappen[]): number[] {
  return weights.map((_, index) => index).sort((a, b) => weights[b]! - weights[a]! || a - b);
}
