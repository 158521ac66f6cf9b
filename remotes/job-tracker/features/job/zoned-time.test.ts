import { instantOf, zonedTime } from './zoned-time.ts';

describe('a time in a zone', () => {
  it.each([
    ['2026-11-30', '14:05', 'Europe/Berlin', '2026-11-30T13:05:00.000Z'],
    ['2026-07-01', '09:00', 'America/New_York', '2026-07-01T13:00:00.000Z'],
    ['2026-12-31', '23:30', 'Asia/Kathmandu', '2026-12-31T17:45:00.000Z'],
    ['2026-01-01', '00:15', 'Pacific/Auckland', '2025-12-31T11:15:00.000Z'],
    // This time occurs twice, and the first one counts.
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ])('converts %s %s in %s to %s and back', (day, time, zone, instant) => {
    expect(instantOf({ day, time }, zone)).toBe(instant);
    expect(zonedTime(new Date(instant), zone)).toEqual({ day, time });
  });

  it('reads a skipped hour as the one after it', () => {
    const instant = instantOf({ day: '2026-03-29', time: '02:30' }, 'Europe/Berlin');
    expect(instant).toBe('2026-03-29T01:30:00.000Z');
  });

  it('rejects an invalid time', () => {
    expect(instantOf({ day: '2026-02-31', time: '' }, 'UTC')).toBeUndefined();
  });
});
