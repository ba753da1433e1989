import type { Needs } from "#app/features/people/seats/needs.ts";

/**
 * Of each screen, button and question: the name of its link, its pattern, its module, and the right it wants. A module
 * of several (screens/<room>/buttons.tsx, screens/answers/questions.tsx) has an entry of that name for each.
 */
export type ScreenTable = Record<string, readonly [pattern: string, module: string, needs: Needs]>;
