import { paths } from "#app/paths.ts";

/** ms (rule 29); the page itself has checked at once. */
const LOOK_AGAIN = "1500 3000 5000";

export function AwaitPro({ path }: { path: string }) {
  return (
    <form method="post" action={paths.syncSubscription} data-again={LOOK_AGAIN} hidden>
      <input type="hidden" name="redirectTo" value={path} />
    </form>
  );
}
