/** Fields of a protobuf message by number, each with all its values; numbers of 64 bits without a sign. */
export type Fields = Map<number, (bigint | Buffer)[]>;

/** @throws RangeError for bytes that are no message */
export function readMessage(bytes: Buffer): Fields {
  const fields: Fields = new Map();
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes.readUInt8(at++);
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number) => bytes.subarray(at, (at += length));
  const valueOf = (type: number) => {
    if (type === 0) return varint();
    if (type === 1) return take(8).readBigUInt64LE();
    if (type === 5) return BigInt(take(4).readUInt32LE());
    if (type === 2) return take(Number(varint()));
    throw new RangeError(`no field has type ${type}`);
  };
  while (at < bytes.length) {
    const tag = Number(varint());
    const known = fields.get(tag >> 3) ?? [];
    fields.set(tag >> 3, [...known, valueOf(tag & 7)]);
  }
  return fields;
}

export function messagesIn(fields: Fields, number: number): Fields[] {
  return bytesIn(fields, number).map(readMessage);
}

export function textIn(fields: Fields, number: number): string {
  return bytesIn(fields, number)[0]?.toString() ?? "";
}

export function hexIn(fields: Fields, number: number): string {
  return bytesIn(fields, number)[0]?.toString("hex") ?? "";
}

export function numberIn(fields: Fields, number: number): number {
  const value = fields.get(number)?.[0];
  return typeof value === "bigint" ? Number(value) : 0;
}

function bytesIn(fields: Fields, number: number): Buffer[] {
  return (fields.get(number) ?? []).filter((value) => typeof value !== "bigint");
}
