/** Where the payload of a WebSocket frame is. */
export interface Frame {
  readonly start: number;
  readonly end: number;
}

/** Finds the payload of the frame with which bytes of a server begin; undefined if it has not arrived completely. */
export function frameAt(bytes: Buffer): Frame | undefined {
  if (bytes.length < 2) return undefined;
  // A length below 126 is in the header; 126 and 127 mean that it follows in 2 or 8 bytes.
  const short = bytes.readUInt8(1) & 0x7f;
  const start = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (bytes.length < start) return undefined;
  const length = short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short;
  return bytes.length < start + length ? undefined : { start, end: start + length };
}

/** Returns a frame with a whole text message, as a server sends it. */
export function textFrame(payload: Buffer): Buffer {
  const { length } = payload;
  const header = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  // The last, and only, frame of a text message.
  header.writeUInt8(0x81, 0);
  header.writeUInt8(length < 126 ? length : length < 65_536 ? 126 : 127, 1);
  if (header.length === 4) header.writeUInt16BE(length, 2);
  if (header.length === 10) header.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([header, payload]);
}
