import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { paths } from "#app/paths.ts";

/** ms (rule 29); the page itself has checked at once. */
const LOOK_AGAIN = [1_500, 3_000, 5_000];

export function AwaitPro({ path }: { path: string }) {
  const { submit } = useFetcher();
  useEffect(() => {
    const look = () => submit({ redirectTo: path }, { method: "post", action: paths.syncSubscription });
    const timers = LOOK_AGAIN.map((delay) => setTimeout(look, delay));
    return () => timers.forEach(clearTimeout);
  }, [submit, path]);
  return null;
}
