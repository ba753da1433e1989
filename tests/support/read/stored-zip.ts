import { crc32 } from "node:zlib";

const UTF8 = 0x0800;

export function storedZip(entries: [path: string, content: Buffer][]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of entries) {
    const name = Buffer.from(path);
    const about = aboutOf(name, content);
    const head = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), about, name]);
    parts.push(head, content);
    directory.push(Buffer.from("PK\x01\x02\x14\0", "latin1"), about, placeOf(offset), name);
    offset += head.byteLength + content.byteLength;
  }
  const index = Buffer.concat(directory);
  return Buffer.concat([...parts, index, endOf(entries.length, index.byteLength, offset)]);
}

/** Version, flags, method, time, checksum, sizes, lengths of name and extra field. */
function aboutOf(name: Buffer, content: Buffer): Buffer {
  const about = Buffer.alloc(26);
  about.writeUInt16LE(20, 0);
  about.writeUInt16LE(UTF8, 2);
  about.writeUInt32LE(crc32(content), 10);
  about.writeUInt32LE(content.byteLength, 14);
  about.writeUInt32LE(content.byteLength, 18);
  about.writeUInt16LE(name.byteLength, 22);
  return about;
}

/** Comment, disk and attributes are empty. */
function placeOf(offset: number): Buffer {
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);
  return place;
}

function endOf(count: number, indexBytes: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(indexBytes, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
