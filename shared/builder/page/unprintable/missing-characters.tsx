import type { ComposedDocument } from '@shared/documents';
import { useFormats } from '@shared/i18n';
import { CircleAlertIcon, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { useBuilderTexts } from '../../texts.ts';
import { placesOfCharacters } from './places-of-characters.ts';

export interface MissingCharactersProps {
  readonly document: ComposedDocument;
  /** The characters that no font has, without duplicates. */
  readonly characters: string;
}

/** Names the characters that print as empty boxes, each with the words that it stands between. */
export function MissingCharacters({ document, characters }: MissingCharactersProps): ReactNode {
  const t = useBuilderTexts();
  const formats = useFormats();
  const places = placesOfCharacters(document, characters).map((place) => t('page.missingPlace', { ...place }));
  return (
    <>
      <CircleAlertIcon size={16} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} />
      <Text textStyle="sm" overflowWrap="anywhere">
        {t('page.missing', { places: formats.list(places) })}
      </Text>
    </>
  );
}
