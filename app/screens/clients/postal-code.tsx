import { publicLoader } from "#app/platform/http/screen.server.ts";
import { citiesFor } from "#app/swiss/postal-codes.ts";

export const loader = publicLoader((_ctx, { params }) =>
  Promise.resolve(Response.json({ cities: citiesFor(params.code ?? "") })),
);
