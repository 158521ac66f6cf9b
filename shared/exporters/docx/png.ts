import { zlibSync } from 'fflate';

const crcOfByte = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crcOf(bytes: Uint8Array): number {
  const crc = bytes.reduce((sum, byte) => (crcOfByte[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8), 0xffffffff);
  return (crc ^ 0xffffffff) >>> 0;
}

const numberBytes = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
};

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = joined([Uint8Array.from(type, (letter) => letter.charCodeAt(0)), data]);
  return joined([numberBytes(data.length), named, numberBytes(crcOf(named))]);
}

/**
 * Writes a picture in one shade of gray (0 black to 255 white) on a transparent background as PNG. `cover` holds the
 * opacity of each pixel, one byte each, row by row. The same picture always gives the same bytes.
 */
export function writePng(width: number, height: number, shade: number, cover: Uint8Array): Uint8Array {
  const rows = new Uint8Array(height * (1 + 2 * width));
  for (let y = 0; y < height; y += 1) {
    // Each row begins with the number of its filter, which is "none".
    for (let x = 0; x < width; x += 1) {
      const at = y * (1 + 2 * width) + 1 + 2 * x;
      rows[at] = shade;
      rows[at + 1] = cover[y * width + x] ?? 0;
    }
  }
  // Each pixel has eight bits of gray and eight bits of opacity.
  const header = joined([numberBytes(width), numberBytes(height), Uint8Array.of(8, 4, 0, 0, 0)]);
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return joined([signature, chunk('IHDR', header), chunk('IDAT', zlibSync(rows)), chunk('IEND', new Uint8Array())]);
}
