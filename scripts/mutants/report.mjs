/** Least share of faults that tests must find. */
const WANTED = 0.9;

export function placeOf({ file, line, code, was, text }) {
  return `${file}:${line}  ${JSON.stringify(was)} -> ${JSON.stringify(text)}  in  ${code}`;
}

export function report(results) {
  if (results.length === 0) return void console.log("no fault was tried to the end in time");
  console.log(`\n${"area".padEnd(24)}${"faults".padStart(8)}${"found".padStart(8)}`);
  for (const name of new Set(results.map(({ area }) => area.name))) {
    const own = results.filter(({ area }) => area.name === name);
    console.log(`${name.padEnd(24)}${String(own.length).padStart(8)}${String(countFound(own)).padStart(8)}`);
  }
  const counted = results.filter(({ area }) => !area.isListed);
  if (counted.length === 0) return;
  const score = countFound(counted) / counted.length;
  const [got, wanted] = [score, WANTED].map((share) => `${Math.floor(share * 100)} %`);
  console.log(
    `\n${countFound(counted)} of ${counted.length} faults found: ${got}, at least ${wanted} wanted`,
  );
  process.exitCode = score < WANTED ? 1 : 0;
}

function countFound(results) {
  return results.filter(({ isFound }) => isFound).length;
}
