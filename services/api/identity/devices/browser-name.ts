import Bowser from 'bowser';

/** The parts of a browser's user agent. A part that is missing or unknown is undefined. */
export interface BrowserName {
  readonly browser: string | undefined;
  readonly system: string | undefined;
  readonly kind: 'desktop' | 'mobile' | 'tablet' | undefined;
}

const nonEmpty = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

const kinds: Readonly<Record<string, BrowserName['kind']>> = { desktop: 'desktop', mobile: 'mobile', tablet: 'tablet' };

/**
 * Parses a user agent. Versions are left out: browsers update automatically, and many report a fixed version of the
 * operating system.
 */
export function browserNameOf(userAgent: string | null): BrowserName {
  if (userAgent === null || userAgent === '') return { browser: undefined, system: undefined, kind: undefined };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return { browser: nonEmpty(browser.name), system: nonEmpty(os.name), kind: kinds[platform.type ?? ''] };
}
