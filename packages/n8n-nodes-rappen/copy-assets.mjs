import { copyFileSync } from "node:fs";

for (const file of ["rappen.svg", "Rappen.node.json", "RappenTrigger.node.json"])
  copyFileSync(`nodes/Rappen/${file}`, `dist/nodes/Rappen/${file}`);
