import { useLayoutEffect } from 'react';
import { schemeAttribute } from './theme/surface-kind.ts';

export type ColorScheme = 'light' | 'dark' | 'system';

/** Sets the color scheme on `root` and, for `system`, follows the device. */
export function useColorScheme(root: HTMLElement, scheme: ColorScheme): void {
  useLayoutEffect(() => {
    const device = window.matchMedia('(prefers-color-scheme: dark)');
    const apply = (): void => {
      const resolved = scheme === 'system' ? (device.matches ? 'dark' : 'light') : scheme;
      root.setAttribute(schemeAttribute, resolved);
      root.style.setProperty('color-scheme', resolved);
    };
    apply();
    device.addEventListener('change', apply);
    return () => device.removeEventListener('change', apply);
  }, [root, scheme]);
}
