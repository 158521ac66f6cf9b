import type { LetterPart, ParagraphEvent } from '@shared/documents';
import { useTranslation } from '@shared/i18n';

/** Characters of a text by which it is known. */
const maxShown = 50;

/** How a text begins, for a name of it; '' for an empty one. */
export function beginningOf(text: string): string {
  const line = text.trim().split('\n')[0]?.trim() ?? '';
  return line.length > maxShown ? `${line.slice(0, maxShown).trimEnd()} …` : line;
}

/** What a part of a letter is called: by its block's title, or as it begins. */
export function usePartName(paragraphs: readonly ParagraphEvent[]): (part: LetterPart) => string {
  const { t } = useTranslation();
  return (part) => {
    if (part.kind === 'written') return beginningOf(part.text) || t('parts.written');
    return paragraphs.find(({ id }) => id === part.eventId)?.title ?? t('parts.gone');
  };
}
