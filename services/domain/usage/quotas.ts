/** How much one account may store, and how often it may write and request files. */
export interface Quota {
  readonly bytes: number;
  readonly writesPerMinute: number;
  readonly exportsPerHour: number;
  readonly pdfsPerHour: number;
}

/** Anyone can create guests without an address, so a guest gets less than an account. */
export interface Quotas {
  readonly guest: Quota;
  readonly account: Quota;
}

export const bytesPerMebibyte = 1024 * 1024;

export const defaultQuotas: Quotas = {
  guest: { bytes: 5 * bytesPerMebibyte, writesPerMinute: 180, exportsPerHour: 5, pdfsPerHour: 120 },
  account: { bytes: 50 * bytesPerMebibyte, writesPerMinute: 600, exportsPerHour: 20, pdfsPerHour: 600 },
};

/** Returns the quota of a kind of account. */
export const quotaOf = ({ guest, account }: Quotas, { isGuest }: { readonly isGuest: boolean }): Quota =>
  isGuest ? guest : account;
