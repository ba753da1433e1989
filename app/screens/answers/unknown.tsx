import { publicLoader } from "#app/platform/http/screen.server.ts";
import { unknownAnswer } from "./unknown-answer.server.ts";

export const loader = publicLoader((_ctx, { request }) => Promise.resolve(unknownAnswer(request)));
export const action = publicLoader((_ctx, { request }) => Promise.resolve(unknownAnswer(request)));
