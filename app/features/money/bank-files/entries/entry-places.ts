import type { EntryList } from "./entry-list.ts";

/** Numbers the lines of each list of a file from 0, in the order of the file, so that a page of a list is a range. */
export class EntryPlaces {
  private readonly counts = new Map<EntryList, number>();

  /** The place of each line, without counting it yet. */
  of(lines: readonly { list: EntryList }[]): number[] {
    const ahead = new Map(this.counts);
    return lines.map(({ list }) => {
      const place = ahead.get(list) ?? 0;
      ahead.set(list, place + 1);
      return place;
    });
  }

  count(lines: readonly { list: EntryList }[]): void {
    for (const { list } of lines) this.counts.set(list, (this.counts.get(list) ?? 0) + 1);
  }
}
