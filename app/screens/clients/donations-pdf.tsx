import { chosenDonations } from "#app/features/money/donations/chosen-donations.ts";
import { downloadDonationLetters } from "#app/features/money/donations/donation-letter.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { fileLoader } from "#app/platform/http/pages/file-loader.server.ts";

export const loader = fileLoader((ctx, { url: { searchParams } }) => {
  const chosen = chosenDonations(searchParams);
  if (!chosen) throw new AppError("client.not_found");
  const clientId = searchParams.get("client");
  return downloadDonationLetters(ctx, chosen, { part: searchParams.get("part"), clientId });
});
