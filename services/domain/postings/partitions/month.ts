/** A month in UTC, counted from year 0, so that consecutive months differ by 1. */
export type Month = number;

/** Returns the month of an instant, in UTC. */
export const monthOf = (instant: Date): Month => instant.getUTCFullYear() * 12 + instant.getUTCMonth();

/** Returns the name of the month's partition. */
export const partitionName = (month: Month): string =>
  `postings_${Math.floor(month / 12)}_${String((month % 12) + 1).padStart(2, '0')}`;

/** Returns the month of a partition; undefined for a table with another name. */
export function monthOfPartition(name: string): Month | undefined {
  const [, year, month] = /^postings_(\d{4})_(\d{2})$/.exec(name) ?? [];
  return year === undefined || month === undefined ? undefined : Number(year) * 12 + Number(month) - 1;
}

/**
 * Returns the smallest id of a posting published in the month or later. An id begins with its milliseconds since 1970
 * (UUIDv7).
 */
export function firstIdOf(month: Month): string {
  const time = Date.UTC(Math.floor(month / 12), month % 12)
    .toString(16)
    .padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}
