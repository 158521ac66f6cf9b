import { fieldOfHeader, isHeaded, textOfChange } from '@shared/builder';
import type { ResumeAction } from './edit-action.ts';

/**
 * Names the field that an action types into: actions of the same name that follow each other without a pause are undone
 * as one. Null for what is a step of its own.
 */
export function fieldOf(action: ResumeAction): string | null {
  if (isHeaded(action)) return fieldOfHeader(action);
  switch (action.type) {
    case 'set summary':
    case 'rename section':
      return `${action.type} ${action.id}`;
    case 'override event': {
      const text = textOfChange(action.change);
      return text === null ? null : `${action.type} ${action.id} ${action.eventId} ${text}`;
    }
    case 'change item': {
      const { points } = action.patch;
      // A point that is added, moved or taken away is a step; typing in the points that are there is not.
      const which = points ? `points ${points.map(({ id }) => id).join()}` : Object.keys(action.patch).join();
      return `${action.type} ${action.id} ${action.itemId} ${which}`;
    }
    default:
      return null;
  }
}
