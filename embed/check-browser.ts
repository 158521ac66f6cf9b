import { missingFunction, supportedBrowsers } from '@shared/contracts';
import { LoadError } from './load-error.ts';

/** Throws in a browser that is too old for the remotes, before any code is loaded that would fail in it later. */
export function checkBrowser(name: string): void {
  const missing = missingFunction();
  if (missing === undefined) return;
  const message = `'${name}' needs ${supportedBrowsers}, or a newer version: this browser has no ${missing}.`;
  throw new LoadError({ code: 'UNSUPPORTED_BROWSER', remote: name, message });
}
