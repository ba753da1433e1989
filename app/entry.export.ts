import { exportWithProgress } from "./page-script/own/export-with-progress.ts";

// Only on the page of the export; see ui/data/exports/shown-export.tsx.
exportWithProgress();
