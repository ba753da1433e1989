import { endpoint, publicHandle } from "#app/platform/http/api.server.ts";
import { AppError } from "#app/platform/errors.ts";

const notFound = publicHandle(() => Promise.reject(new AppError("route.not_found")));
const route = endpoint({ GET: notFound, POST: notFound, PUT: notFound, PATCH: notFound, DELETE: notFound });

export const loader = route.loader;
export const action = route.action;
