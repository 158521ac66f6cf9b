/**
 * Returns a new UUID of version 7 (RFC 9562): it begins with the time, like those of the API, which accepts it as the
 * record's id. A record that is created again under it is therefore the same record. Unlike `crypto.randomUUID`, this
 * also works on pages without HTTPS.
 */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  const random = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const time = Date.now().toString(16).padStart(12, '0');
  const variant = (((bytes[2] ?? 0) % 4) + 8).toString(16);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${random.slice(0, 3)}`,
    `${variant}${random.slice(5, 8)}`,
    random.slice(8, 20),
  ].join('-');
}
