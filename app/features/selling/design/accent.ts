/** What the pages of clients have while a business has chosen nothing. */
export const USUAL_ACCENT = "#d52b1e";

const WHITE = "#ffffff";
const BLACK = "#000000";

/** The warm greys beside the page itself (ui/styles/tokens.css): contrast is least on them. */
const DAY = "#f5f3ef";
const NIGHT = "#1f1d1a";

/** WCAG 2.2, 1.4.3 for text, and 1.4.11 for what is no text. */
const TEXT = 4.5;
const SHAPE = 3;

interface Shades {
  text: string;
  fill: string;
  onFill: string;
}

export function isAccent(colour: string): boolean {
  return /^#[\da-f]{6}$/.test(colour);
}

/** The colour as it is where it can be read; otherwise as little darker or lighter as needed. */
export function shadesOf(accent: string): { day: Shades; night: Shades } {
  return { day: shades(accent, DAY, BLACK), night: shades(accent, NIGHT, WHITE) };
}

/** WCAG 2.2: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function shades(accent: string, ground: string, towards: string): Shades {
  const fill = readable(accent, { ground, towards, least: SHAPE });
  return {
    text: readable(accent, { ground, towards, least: TEXT }),
    fill,
    onFill: contrast(fill, WHITE) >= TEXT ? WHITE : BLACK,
  };
}

interface Aim {
  ground: string;
  towards: string;
  least: number;
}

function readable(accent: string, { ground, towards, least }: Aim): string {
  for (let part = 0; part < 1; part += 0.02) {
    const mixed = mix(accent, towards, part);
    if (contrast(mixed, ground) >= least) return mixed;
  }
  return towards;
}

function mix(one: string, other: string, part: number): string {
  const others = channels(other);
  const mixed = channels(one).map((channel, index) => channel + ((others[index] ?? 0) - channel) * part);
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
