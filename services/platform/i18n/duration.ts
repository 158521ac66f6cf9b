import { intlTag } from './formats-in.ts';

/** Formats a waiting time such as `5 seconds` or `3 minutes`, rounded up. */
export function duration(seconds: number, language: string): string {
  const inMinutes = seconds > 90;
  return new Intl.NumberFormat(intlTag(language), {
    style: 'unit',
    unit: inMinutes ? 'minute' : 'second',
    unitDisplay: 'long',
  }).format(inMinutes ? Math.ceil(seconds / 60) : seconds);
}
