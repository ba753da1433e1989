import { useHydrated } from "#app/ui/runtime/use-hydrated.ts";

/** Without scripts, Enter presses a form's first submit button: put this one first, so that it saves. */
export function DefaultSubmit({ children }: { children: string }) {
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  return (
    <button className="visually-hidden" type="submit" tabIndex={-1}>
      {children}
    </button>
  );
}
