import { isTokenOf, type PublicDocument } from "#app/platform/auth/public-token.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

/** Compared where no document exists, so that the check takes equally long. */
const NOTHING: PublicDocument = { kind: "invoice", businessId: "", id: "", version: 0 };

/** @throws AppError `public_page.not_found` */
export function requireRightToken(
  { platform }: Context,
  token: string,
  document: PublicDocument | undefined,
): PublicDocument {
  const isRight = isTokenOf(platform, token, document ?? NOTHING);
  if (!document || !isRight) throw new AppError("public_page.not_found");
  return document;
}
