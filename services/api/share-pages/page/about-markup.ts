import type { SharedDocuments } from '../../../../shared/documents/compose-shared.ts';
import { markup, type Markup } from '../../../platform/http/markup.ts';
import { datesIn } from '../../../platform/i18n/formats-in.ts';
import { interpolate } from '../../../platform/i18n/translator.ts';
import { sharedTextsIn } from './texts.ts';

/** Returns what a page shows, and of whom: `Résumé of Ada Lovelace`. */
function subjectOf({ letter, resume }: SharedDocuments, language: string): string {
  const { about, ...titles } = sharedTextsIn(language);
  const name = (resume ?? letter)?.header.name ?? '';
  if (letter && resume) return name === '' ? about.bothUnnamed : interpolate(about.both, { name });
  const kind = letter ? 'letter' : 'resume';
  return name === '' ? titles[kind].title : interpolate(about[kind], { name });
}

/**
 * Tells a visitor what the page shows, whether it can change, and that only the PDF has the exact layout. `frozenAt` is
 * null for a link that shows the document as it is now.
 */
export function aboutMarkup(documents: SharedDocuments, frozenAt: Date | null, language: string): Markup {
  const { about } = sharedTextsIn(language);
  const state =
    frozenAt === null
      ? about.live
      : interpolate(about.frozen, {
          // The server does not know the visitor's time zone.
          date: datesIn(language, { dateStyle: 'long', timeZone: 'UTC' }).format(frozenAt),
        });
  return markup`<p class="about"><strong>${subjectOf(documents, language)}</strong> · ${state}<br>${about.layout}</p>`;
}
