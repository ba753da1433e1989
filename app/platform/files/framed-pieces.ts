/** Bytes in front of each piece: rows done so far and the piece's length, both 32 bits big-endian. */
const HEAD = 8;

export function frame(done: number, piece: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(HEAD + piece.byteLength);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, done);
  view.setUint32(4, piece.byteLength);
  bytes.set(piece, HEAD);
  return bytes;
}

export class FrameReader {
  done = 0;
  #head = new Uint8Array(HEAD);
  #inHead = 0;
  #left = 0;

  read(chunk: Uint8Array): Uint8Array[] {
    const pieces: Uint8Array[] = [];
    let at = 0;
    while (at < chunk.byteLength) {
      if (this.#left > 0) {
        const piece = chunk.subarray(at, at + this.#left);
        pieces.push(piece);
        this.#left -= piece.byteLength;
        at += piece.byteLength;
      } else {
        this.#head[this.#inHead++] = chunk[at++]!;
        if (this.#inHead === HEAD) this.#begin();
      }
    }
    return pieces;
  }

  /** False in the middle of a frame: the file is not complete. */
  get isWhole(): boolean {
    return this.#left === 0 && this.#inHead === 0;
  }

  #begin(): void {
    const view = new DataView(this.#head.buffer);
    this.done = view.getUint32(0);
    this.#left = view.getUint32(4);
    this.#inHead = 0;
  }
}
