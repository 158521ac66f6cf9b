/** Splits entries into parts of at most `mostBytes` of JSON each, the limit of a request. An entry is never split. */
export function inByteChunks<Entry>(entries: readonly Entry[], mostBytes: number): readonly (readonly Entry[])[] {
  const encoder = new TextEncoder();
  const parts: Entry[][] = [];
  let room = 0;
  for (const entry of entries) {
    const size = encoder.encode(JSON.stringify(entry)).length + 1;
    if (parts.length === 0 || size > room) {
      parts.push([]);
      room = mostBytes;
    }
    parts.at(-1)?.push(entry);
    room -= size;
  }
  return parts;
}
