import type { LetterPart, ParagraphEvent } from '@shared/documents';
import { useTranslation } from '@shared/i18n';

/** How many characters of a text are shown as its name. */
const maxShown = 50;

/** Returns the beginning of a text to use as its name, or '' for an empty text. */
export function beginningOf(text: string): string {
  const line = text.trim().split('\n')[0]?.trim() ?? '';
  return line.length > maxShown ? `${line.slice(0, maxShown).trimEnd()} …` : line;
}

/** Returns a function that names a part of a letter by its block's title or by the beginning of its text. */
export function usePartName(paragraphs: readonly ParagraphEvent[]): (part: LetterPart) => string {
  const { t } = useTranslation();
  return (part) => {
    if (part.kind === 'written') return beginningOf(part.text) || t('parts.written');
    return paragraphs.find(({ id }) => id === part.eventId)?.title ?? t('parts.gone');
  };
}
