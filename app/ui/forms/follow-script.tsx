import { useNonce } from "#app/ui/elements/page/nonce.tsx";
import followScript from "../../entry.follow.ts?worker&url";

/** On a page with `[data-follow]`: parts of it follow what is typed there. */
export function FollowScript() {
  return <script type="module" src={followScript} nonce={useNonce()} />;
}
