/** What a patch is merged into: a discount has either percent or amount, so one replaces the other. */
export function offerPatchBase(offer: object, patch: object): object {
  return "discount" in patch ? { ...offer, discount: null } : offer;
}
