import { downloadForThePost } from "#app/features/money/reminders/screens/for-the-post.server.ts";
import { fileLoader } from "#app/platform/http/pages/file-loader.server.ts";

export const loader = fileLoader((ctx) => downloadForThePost(ctx));
