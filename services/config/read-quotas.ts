import { bytesPerMebibyte, defaultQuotas, type Quota, type Quotas } from '../domain/usage/quotas.ts';

/** Reads the quotas. `readWholeNumber` returns a setting, or the default if it is missing or below the minimum. */
export function readQuotas(readWholeNumber: (name: string, otherwise: number, from: number) => number): Quotas {
  const read = (prefix: 'GUEST' | 'ACCOUNT', otherwise: Quota): Quota => ({
    bytes: readWholeNumber(`${prefix}_QUOTA_MB`, otherwise.bytes / bytesPerMebibyte, 1) * bytesPerMebibyte,
    writesPerMinute: readWholeNumber(`${prefix}_WRITES_PER_MINUTE`, otherwise.writesPerMinute, 1),
    exportsPerHour: readWholeNumber(`${prefix}_EXPORTS_PER_HOUR`, otherwise.exportsPerHour, 1),
    pdfsPerHour: readWholeNumber(`${prefix}_PDFS_PER_HOUR`, otherwise.pdfsPerHour, 1),
  });
  return { guest: read('GUEST', defaultQuotas.guest), account: read('ACCOUNT', defaultQuotas.account) };
}
