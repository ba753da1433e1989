import { useActionData } from "@remix-run/react";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";

export function usePermit(): string | undefined {
  const answer = useActionData<{ proof: string; permit?: string } | Refusal>();
  return answer && "permit" in answer ? answer.permit : undefined;
}
