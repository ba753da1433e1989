import type { Offer } from "#app/features/selling/offers/document/offers.server.ts";

/** The next revision, without the answer to the last one; a link of the last one shows nothing any more. */
export function draftAgain({ revision, publicVersion }: Pick<Offer, "revision" | "publicVersion">) {
  return {
    state: "draft" as const,
    revision: revision + 1,
    public_version: publicVersion + 1,
    answered_at: null,
    answered_by: "",
    answered_name: "",
    answered_remark: "",
    answered_network: "",
    answered_agent: "",
    answered_revision: null,
    answered_sha256: "",
  };
}
