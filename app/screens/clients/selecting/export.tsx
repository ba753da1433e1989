import { exportSelected } from "#app/features/front/exports/export-selected.server.ts";
import { chosenClientsIn } from "#app/features/selling/batches/chosen/chosen-clients.server.ts";
import { fileOrPage } from "#app/platform/http/plain-error-page.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";

export const loader = screenLoader((ctx, { url: { searchParams }, drained }) =>
  fileOrPage(ctx, async () => {
    const ids = (await chosenClientsIn(ctx, searchParams)).map(({ id }) => id);
    return streamResponse(await exportSelected(ctx, "includeCustomers", ids), drained);
  }),
);
