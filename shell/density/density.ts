import { storedValue } from '@shared/remote-kit';

/** `automatic` is compact for a mouse and comfortable for a finger (shared/ui/theme/density.ts). */
export const densities = ['automatic', 'compact', 'comfortable'] as const;

export type Density = (typeof densities)[number];

/** The choice on this device, whoever signs in: it depends on screen, pointer, and eyes. */
export const chosenDensity = storedValue<Density>('tessera.density', {
  parse: (text) => densities.find((density) => density === text),
  print: (density) => density,
});

/** Shows every page in the chosen density, also after the choice changes in another tab. */
export function applyDensity(root: HTMLElement): void {
  const apply = (): void => {
    const density = chosenDensity.get() ?? 'automatic';
    if (density === 'automatic') root.removeAttribute('data-density');
    else root.setAttribute('data-density', density);
  };
  apply();
  chosenDensity.subscribe(apply);
}
