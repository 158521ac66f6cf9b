const unread = new Set(['id', 'eventId', 'variantId', 'kind', 'category', 'basedOn', 'field', 'visible', 'strokes']);

/** Returns every text in a part of a document, without ids and other technical names. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) => (unread.has(field) ? [] : textsIn(part)));
}
