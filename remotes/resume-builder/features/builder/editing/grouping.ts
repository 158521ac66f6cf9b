import { fieldOfHeader, isHeaded, textOfChange } from '@shared/builder';
import type { ResumeAction } from './edit-action.ts';

/**
 * Names the field that an action types into. Actions with the same name that follow each other without a pause are
 * undone together. Null means that the action is an undo step of its own.
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
      // Adding, moving, or removing a bullet is a step of its own, but typing in existing bullets is not.
      const which = points ? `points ${points.map(({ id }) => id).join()}` : Object.keys(action.patch).join();
      return `${action.type} ${action.id} ${action.itemId} ${which}`;
    }
    default:
      return null;
  }
}
