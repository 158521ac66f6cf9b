import type { MountOptions } from '@shared/contracts';
import { rootAttribute, type Surface } from '@shared/ui';

/** The elements of one mounted remote on a foreign page. */
export interface MountPoint {
  readonly surface: Exclude<Surface, { kind: 'page' }>;
  readonly instance: number;
  remove(): void;
}

/** The numbers in use; the smallest free one is taken, so that keys do not grow with each mount. */
const instances = new Set<number>();

function nextInstance(): number {
  let instance = 0;
  while (instances.has(instance)) instance += 1;
  instances.add(instance);
  return instance;
}

/** Adds the remote's host element to `element`: with an open shadow root, or in the light DOM. */
export function createMountPoint(element: HTMLElement, isolation: NonNullable<MountOptions['isolation']>): MountPoint {
  const host = document.createElement('div');
  const styleHolder = document.createElement('div');
  const root = document.createElement('div');
  root.setAttribute(rootAttribute, '');
  let place: Node = host;
  if (isolation === 'shadow') {
    // Inherited properties cross the boundary of a shadow root. These two stop them, even where the page uses
    // `!important`. They are set by script to comply with the CSP.
    host.style.setProperty('all', 'initial', 'important');
    host.style.setProperty('display', 'block', 'important');
    place = host.attachShadow({ mode: 'open' });
  }
  place.appendChild(styleHolder);
  place.appendChild(root);
  element.appendChild(host);
  const instance = nextInstance();
  return {
    surface: { kind: isolation, root, styleHolder },
    instance,
    remove() {
      host.remove();
      instances.delete(instance);
    },
  };
}

/**
 * Returns a suffix of lowercase letters and hyphens, the only characters that Emotion accepts: 0 is ``, 1 is `-b`, 27
 * is `-bb`.
 */
export function instanceSuffix(instance: number): string {
  let letters = '';
  for (let rest = instance; rest > 0; rest = Math.floor(rest / 26))
    letters = String.fromCharCode(97 + (rest % 26)) + letters;
  return letters === '' ? '' : `-${letters}`;
}
