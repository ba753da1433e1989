import fc from "fast-check";
import { expect, it } from "vitest";
import { frame, FrameReader } from "#app/platform/files/framed-pieces.ts";

it("gives back every piece, and what was done, wherever the stream is cut", () => {
  const pieces = fc.array(fc.tuple(fc.nat(0xffffffff), fc.uint8Array({ maxLength: 30 })), { minLength: 1 });
  fc.assert(
    fc.property(pieces, fc.integer({ min: 1, max: 40 }), (pieces, cut) => {
      const stream = Buffer.concat(pieces.map(([done, piece]) => frame(done, piece)));
      const reader = new FrameReader();
      const read: Uint8Array[] = [];
      for (let at = 0; at < stream.byteLength; at += cut)
        read.push(...reader.read(stream.subarray(at, at + cut)));
      expect(Buffer.concat(read)).toEqual(Buffer.concat(pieces.map(([, piece]) => piece)));
      expect([reader.isWhole, reader.done]).toEqual([true, pieces.at(-1)![0]]);
    }),
  );
});

it("knows that a stream broke off, in a head and in a piece", () => {
  const whole = frame(7, Buffer.from("piece"));
  for (let length = 1; length < whole.byteLength; length++) {
    const reader = new FrameReader();
    reader.read(whole.subarray(0, length));
    expect([length, reader.isWhole]).toEqual([length, false]);
  }
});
