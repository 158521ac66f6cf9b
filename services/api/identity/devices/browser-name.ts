import Bowser from 'bowser';

/** What a browser says of itself, in parts; undefined where it says nothing that is known. */
export interface BrowserName {
  readonly browser: string | undefined;
  readonly system: string | undefined;
  readonly kind: 'desktop' | 'mobile' | 'tablet' | undefined;
}

const named = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

const kinds: Readonly<Record<string, BrowserName['kind']>> = { desktop: 'desktop', mobile: 'mobile', tablet: 'tablet' };

/** Versions are left out: browsers update by themselves, and many report a system's version that is none. */
export function browserNameOf(userAgent: string | null): BrowserName {
  if (userAgent === null || userAgent === '') return { browser: undefined, system: undefined, kind: undefined };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return { browser: named(browser.name), system: named(os.name), kind: kinds[platform.type ?? ''] };
}
