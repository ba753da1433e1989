import { type ComponentProps, lazy, Suspense } from "react";
import type { FetchedClientForm } from "./fetched-client-form.tsx";

// With what fetches its data: whatever waits for a script within a Suspense begins anew once it is there.
const Fetched = lazy(async () => ({
  default: (await import("./fetched-client-form.tsx")).FetchedClientForm,
}));

export function LazyClientForm(props: ComponentProps<typeof FetchedClientForm>) {
  return (
    <Suspense>
      <Fetched {...props} />
    </Suspense>
  );
}
