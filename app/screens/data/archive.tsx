import { openArchiveLink } from "#app/features/front/exports/archive-link.server.ts";
import { fileOrPage } from "#app/platform/http/plain-error-page.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { zipResponse } from "#app/platform/http/responses/zip-response.server.ts";

export const loader = publicLoader((ctx, { params, drained }) =>
  fileOrPage(ctx, async () => zipResponse(await openArchiveLink(ctx, params.token ?? ""), drained), {
    text: "errors:archive.help",
    label: "common:footer.page.contact",
    href: paths.contact,
  }),
);
