import { type Ordering, useOrdering } from '@shared/builder';
import { documentLocaleOf, sectionTitle, type ResumeDocument } from '@shared/documents';
import { useLocale } from '@shared/i18n';
import type { Dispatch } from 'react';
import type { EditAction } from '../../editing/edit-action.ts';

/** Returns the drag, keyboard, and button handlers that reorder the sections of a résumé. */
export function useSectionOrdering(document: ResumeDocument, edit: Dispatch<EditAction>): Ordering {
  const { language } = useLocale();
  const { sections } = document;
  return useOrdering({
    count: sections.length,
    nameOf: (index) => {
      const section = sections[index];
      return section ? sectionTitle(section, documentLocaleOf(document, language), language) : '';
    },
    onMove: (from, to) => edit({ type: 'move section', id: sections[from]?.id ?? '', to }),
  });
}
