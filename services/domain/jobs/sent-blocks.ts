import { createHash } from 'node:crypto';
import { resolveReferences, type ResumeToCompose } from '../../../shared/documents/compose-resume.ts';
import type { Accomplishment } from '../../../shared/documents/events.ts';
import type { LetterToCompose } from '../../../shared/documents/letter/compose-letter.ts';
import { defaultVariantKey } from '../../../shared/documents/variants/variant.ts';
import { applyVariant } from '../../../shared/documents/overrides/apply-overrides.ts';
import type { EventContents, EventKind, JobSentBlockRow } from '../../platform/database/schema/index.ts';
import { blockName } from '../events/block-name.ts';

/** A block with its text at the time it was sent. */
export type SentBlock = Omit<JobSentBlockRow, 'accountId' | 'sentId'>;

const pointsOf = (points: readonly Accomplishment[]): string => points.map(({ description }) => description).join('\n');

/** The text of a block without its name. */
function wordingOf(kind: EventKind, content: EventContents[EventKind]): string {
  switch (kind) {
    case 'work':
      return pointsOf((content as EventContents['work']).accomplishments);
    case 'edu': {
      const { accomplishments, coursework } = content as EventContents['edu'];
      return pointsOf([...accomplishments, ...coursework]);
    }
    case 'skill':
      return (content as EventContents['skill']).skills.map(({ name }) => name).join(', ');
    case 'paragraph':
      return (content as EventContents['paragraph']).text;
  }
}

interface Shown {
  readonly id: string;
  readonly version: number;
}

/** Creates the row of one block. It may have a name, a text, or both. */
export function sentBlock(kind: EventKind, event: Shown & EventContents[EventKind]): SentBlock {
  const name = blockName({ kind, content: event });
  const wording = wordingOf(kind, event).trim();
  const wordingKey = createHash('sha256').update(`${name}\n${wording}`).digest('base64url').slice(0, 22);
  return { eventId: event.id, kind, version: event.version, name, wordingKey, wording };
}

const eachOnce = (blocks: readonly SentBlock[]): readonly SentBlock[] => [
  ...new Map(blocks.map((block) => [`${block.eventId} ${block.wordingKey}`, block])).values(),
];

/** Lists the blocks of a résumé, with the text in which it shows them. */
export function blocksOfResume({ document, events }: ResumeToCompose): readonly SentBlock[] {
  const wording = document.wording ?? defaultVariantKey;
  return eachOnce(
    document.sections.flatMap((section) => {
      if (!section.visible) return [];
      switch (section.kind) {
        case 'work':
          return resolveReferences(section, events.work, wording).map((event) => sentBlock('work', event));
        case 'education':
          return resolveReferences(section, events.education, wording).map((event) => sentBlock('edu', event));
        case 'skills':
          return resolveReferences(section, events.skills, wording).map((event) => sentBlock('skill', event));
        default:
          return [];
      }
    }),
  );
}

/** Lists the blocks of a letter, with the text in which it shows them, before variables are filled in. */
export function blocksOfLetter({
  document,
  paragraphs,
}: Pick<LetterToCompose, 'document' | 'paragraphs'>): readonly SentBlock[] {
  const wording = document.wording ?? defaultVariantKey;
  return eachOnce(
    document.parts.flatMap((part) => {
      const block = part.kind === 'block' ? paragraphs.find(({ id }) => id === part.eventId) : undefined;
      return part.kind === 'block' && block ? [sentBlock('paragraph', applyVariant(block, part, wording))] : [];
    }),
  );
}
