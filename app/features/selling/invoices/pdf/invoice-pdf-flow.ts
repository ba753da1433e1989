import type { Tag } from "#app/platform/pdf/pdf-pen.ts";

/** Never divided. Heights in mm. */
interface Block {
  height: number;
  keepWithNext?: boolean;
  /** Height of the table's head, repeated at the top of a page. */
  head?: number;
  /** Height of the carried sum at the end of a page. */
  foot?: number;
}

export interface Piece extends Block {
  /** `y` is the top, mm; rows go into the table's tag. */
  draw(y: number, table: Tag): void;
}

export interface Placed {
  page: number;
  y: number;
}

export interface Flow {
  placed: Placed[];
  end: Placed;
}

/** Pure, so that page numbers are known before anything is drawn; mm. `breakAt`: the block that begins a page. */
export function flowBlocks(
  blocks: Block[],
  { firstTop, nextTop, bottom }: Record<"firstTop" | "nextTop" | "bottom", number>,
  breakAt?: number,
): Flow {
  const placed: Placed[] = [];
  let page = 0;
  let y = firstTop;
  for (let start = 0; start < blocks.length;) {
    const group = groupFrom(blocks, start);
    const height = group.reduce((sum, block) => sum + block.height, 0) + (group.at(-1)?.foot ?? 0);
    const top = nextTop + (group[0]?.head ?? 0);
    const hasBlocks = placed.some((block) => block.page === page);
    // Where the head leaves no room, even the first block moves on, unless no page has room for it.
    const isFull = y + height > bottom && (hasBlocks || (page === 0 && top + height <= bottom));
    if (isFull || start === breakAt) {
      page += 1;
      y = top;
    }
    for (const block of group) {
      placed.push({ page, y });
      y += block.height;
    }
    start += group.length;
  }
  return { placed, end: { page, y } };
}

function groupFrom(blocks: Block[], start: number): Block[] {
  let end = start;
  while (blocks[end]?.keepWithNext && end + 1 < blocks.length) end += 1;
  return blocks.slice(start, end + 1);
}

/** Where a page may begin: not between what is kept together. */
export function breaksIn(blocks: Block[]): number[] {
  return blocks.map((_, index) => index).filter((index) => index > 0 && !blocks[index - 1]!.keepWithNext);
}
