// A zip file of texts or bytes, by name: deflated, as other programs write them.
import { deflateRawSync } from "node:zlib";

const TABLE = Uint32Array.from({ length: 256 }, (_, value) => {
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = TABLE[(crc ^ byte) & 0xff] ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

// What the header of a file and its entry in the directory share.
function common(name, bytes, packed) {
  const part = Buffer.alloc(26);
  part.writeUInt16LE(20, 0);
  // The name is in UTF-8.
  part.writeUInt16LE(0x800, 2);
  part.writeUInt16LE(8, 4);
  part.writeUInt32LE(crc32(bytes), 10);
  part.writeUInt32LE(packed.length, 14);
  part.writeUInt32LE(bytes.length, 18);
  part.writeUInt16LE(name.length, 22);
  return part;
}

const signature = (kind) => Buffer.from([0x50, 0x4b, ...kind]);

export function zip(files) {
  const parts = [];
  const directory = [];
  let at = 0;
  for (const [path, content] of Object.entries(files)) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(content)];
    const packed = deflateRawSync(bytes);
    const shared = common(name, bytes, packed);
    const local = Buffer.concat([signature([3, 4]), shared, name, packed]);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(at, 10);
    directory.push(signature([1, 2]), Buffer.from([20, 0]), shared, where, name);
    parts.push(local);
    at += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, entries, signature([5, 6]), end]);
}
