/** Types for those who require the client: the same as for those who import it. */
import type * as rappen from "./dist/index.js" with { "resolution-mode": "import" };

export type * from "./dist/index.js" with { "resolution-mode": "import" };
export declare const createClient: typeof rappen.createClient;
export declare const verifyWebhook: typeof rappen.verifyWebhook;
export declare const RappenError: typeof rappen.RappenError;
export type RappenError = rappen.RappenError;
