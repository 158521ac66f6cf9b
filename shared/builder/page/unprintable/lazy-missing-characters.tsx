import { lazyComponent } from '@shared/remote-kit';
import type { MissingCharactersProps } from './missing-characters.tsx';

/** Loaded when a document contains a character that no font has, which is rare. */
export const LazyMissingCharacters = lazyComponent<MissingCharactersProps>(
  async () => (await import('./missing-characters.tsx')).MissingCharacters,
);
