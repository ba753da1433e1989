import { readCalendar } from "#app/features/front/calendar/read-calendar.server.ts";
import { etagOfBytes, isKnown } from "#app/platform/http/etag.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";

export const loader = publicLoader(async (ctx, { request, params }) => {
  const body = Buffer.from(await readCalendar(ctx, params.file ?? ""));
  const ETag = etagOfBytes(body);
  if (isKnown(request, ETag)) return new Response(null, { status: 304, headers: { ETag } });
  const headers = { "Content-Type": "text/calendar; charset=utf-8", ETag };
  return new Response(body, { headers });
});
