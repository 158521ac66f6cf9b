import { newUuid } from './new-uuid.ts';

describe('newUuid', () => {
  it('returns a UUID of version 7 that begins with the time', () => {
    const before = Date.now();
    const uuid = newUuid();
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const time = Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16);
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  it('returns a different one each time', () => {
    expect(new Set(Array.from({ length: 1000 }, newUuid)).size).toBe(1000);
  });
});
