import type { EventContents, EventRow } from '../../platform/database/schema/index.ts';

const joinParts = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' · ');

/** Returns the name of a block for use in a sentence. */
export function blockName({ kind, content }: Pick<EventRow, 'kind' | 'content'>): string {
  switch (kind) {
    case 'work': {
      const { position, company } = content as EventContents['work'];
      return joinParts(position, company);
    }
    case 'edu': {
      const { degree, university } = content as EventContents['edu'];
      return joinParts(degree, university);
    }
    case 'skill':
      return (content as EventContents['skill']).name;
    case 'paragraph':
      return (content as EventContents['paragraph']).title;
  }
}
