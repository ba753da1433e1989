/** Writes docs/api.md from the descriptions of the API: `npm run api-docs`. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { referenceFor } from "#app/features/programs/api-info/reference/reference.server.ts";
import { product } from "#app/product.ts";

const FILE = path.join(import.meta.dirname, "../docs/api.md");

writeFileSync(FILE, referenceFor("http://localhost:3000", product.errorStatuses).markdown);
