import type { ResumeDocument, ResumeEvents } from '@shared/documents';

const eventIdsIn = ({ sections }: ResumeDocument): readonly string[] =>
  sections.flatMap((section) =>
    section.kind === 'summary' || section.kind === 'custom' ? [] : section.items.map(({ eventId }) => eventId),
  );

/** Counts the deleted blocks that a résumé still refers to. They do not appear on its pages. */
export function missingIn(document: ResumeDocument, { work, education, skills }: ResumeEvents): number {
  const known = new Set([...work, ...education, ...skills].map(({ id }) => id));
  return eventIdsIn(document).filter((id) => !known.has(id)).length;
}
