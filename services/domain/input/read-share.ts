import { badUserInput } from '../errors.ts';
import type { ShareMode } from '../../platform/database/schema/index.ts';
import type { InputReader } from './reader.ts';

/**
 * Limits in characters. A visitor may type the password from a message; it is long enough not to be guessed within the
 * allowed attempts.
 */
export const sharePasswordLimits = { minLength: 6, maxLength: 200 } as const;

/** The latest day on which a link may expire, in days from now. */
const maxDays = 3660;

export interface ShareSettings {
  readonly label: string;
  readonly mode: ShareMode;
  readonly hidesPhone: boolean;
  readonly hidesEmail: boolean;
  readonly hidesAddress: boolean;
  readonly allowsSearch: boolean;
  readonly expiresAt: Date | null;
  /** Undefined to keep the password, null to remove it. */
  readonly password: string | null | undefined;
}

export interface ShareInputValue {
  readonly label?: string | null | undefined;
  readonly mode: ShareMode;
  readonly hidesPhone?: boolean | null | undefined;
  readonly hidesEmail?: boolean | null | undefined;
  readonly hidesAddress?: boolean | null | undefined;
  readonly allowsSearch?: boolean | null | undefined;
  readonly expiresAt?: string | null | undefined;
  readonly password?: string | null | undefined;
}

/** The settings that can be compared with those of a form. The password is write-only and therefore not among them. */
export type ShownShareSettings = Omit<ShareSettings, 'password'>;

/** Reads settings that were stored earlier, to compare them. No rule applies to them: the link may have expired. */
export const readFormerShareSettings = (input: ShareInputValue): ShownShareSettings => ({
  label: input.label ?? '',
  mode: input.mode,
  hidesPhone: input.hidesPhone ?? false,
  hidesEmail: input.hidesEmail ?? false,
  hidesAddress: input.hidesAddress ?? false,
  allowsSearch: input.allowsSearch ?? false,
  expiresAt: input.expiresAt == null ? null : new Date(input.expiresAt),
});

function readEnd(reader: InputReader, text: string | null | undefined, now: Date): Date | null {
  if (text === null || text === undefined) return null;
  const end = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? new Date(text) : undefined;
  if (end === undefined || Number.isNaN(end.getTime())) {
    reader.refuse('expiresAt', 'Please enter a date.');
    return null;
  }
  const days = (end.getTime() - now.getTime()) / 86_400_000;
  if (days <= 0) reader.refuse('expiresAt', 'Please choose a date in the future.');
  if (days > maxDays) reader.refuse('expiresAt', 'Please choose a date within the next ten years.');
  return end;
}

function readPassword(reader: InputReader, password: string | null | undefined): string | null | undefined {
  if (password === undefined || password === null || password === '') return password === '' ? null : password;
  const { minLength, maxLength } = sharePasswordLimits;
  if (password.length < minLength) reader.refuse('password', `Please use at least ${minLength} characters.`);
  if (password.length > maxLength) reader.refuse('password', `Please use at most ${maxLength} characters.`);
  return password;
}

/** Reads the settings of a link. Throws BAD_USER_INPUT with all problems. */
export function readShareSettings(reader: InputReader, input: ShareInputValue, now: Date): ShareSettings {
  const settings: ShareSettings = {
    label: reader.line('label', input.label) ?? '',
    mode: input.mode,
    hidesPhone: input.hidesPhone ?? false,
    hidesEmail: input.hidesEmail ?? false,
    hidesAddress: input.hidesAddress ?? false,
    allowsSearch: input.allowsSearch ?? false,
    expiresAt: readEnd(reader, input.expiresAt, now),
    password: readPassword(reader, input.password),
  };
  reader.finish();
  return settings;
}

/** Reads and normalizes a language (BCP 47). Throws BAD_USER_INPUT. */
export function readLanguage(tag: string): string {
  try {
    const [language] = Intl.getCanonicalLocales(tag);
    if (language !== undefined && language.length <= 35) return language;
  } catch {
    // The error is thrown below.
  }
  throw badUserInput([{ path: 'language', message: 'Please choose a language.' }]);
}
