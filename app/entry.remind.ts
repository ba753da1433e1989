import { countWays } from "./page-script/own/count-ways.ts";

// Only on the page of the reminders that are due; see ui/reminders/run/run-batch.tsx.
countWays();
