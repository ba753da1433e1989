import { shadesOf } from "./accent.ts";

/** A style sheet that puts an own colour in place of the usual one (ui/styles/tokens.css). @param accent `#rrggbb` */
export function accentStyle(accent: string): string {
  const { day, night } = shadesOf(accent);
  const pair = (shade: keyof typeof day) => `light-dark(${day[shade]},${night[shade]})`;
  const fill = pair("fill");
  const values = {
    "--red": fill,
    "--red-deep": `color-mix(in srgb,${fill} 85%,var(--ink))`,
    "--on-red": pair("onFill"),
    "--accent": fill,
    "--accent-text": pair("text"),
  };
  const declarations = Object.entries(values).map(([name, value]) => `${name}:${value}`);
  return `html:root{${declarations.join(";")}}\n`;
}
