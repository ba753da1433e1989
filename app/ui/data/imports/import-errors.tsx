import type { SaidError } from "#app/features/front/imports/file/cell-error.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";

/** What stands against the whole file. */
export function ImportErrors({ errors }: { errors: Pick<SaidError, "code" | "message">[] }) {
  return errors.map(({ code, message }) =>
    code === "import.plan_limit" ? (
      <UpgradePrompt key={code} text={message} isRefusal />
    ) : (
      <Message key={code} tone="bad">
        {message}
      </Message>
    ),
  );
}
