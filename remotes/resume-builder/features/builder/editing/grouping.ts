import { textOf } from './change-of-item.ts';
import type { EditAction } from './edit-action.ts';

/** Milliseconds without a key after which typing begins a new step, and how long one step of typing may last. */
export const typingPause = 1_200;
export const longestTyping = 8_000;

/**
 * Names the field that an action types into: actions of the same name that follow each other without a pause are undone
 * as one. Null for what is a step of its own.
 */
export function fieldOf(action: EditAction): string | null {
  switch (action.type) {
    case 'rename':
    case 'set headline':
      return action.type;
    case 'change design': {
      const [key = ''] = Object.keys(action.patch);
      // A slider or a colour that is being chosen passes many values; any other choice is a step.
      return ['accent', 'textSize', 'spacing', 'margins'].includes(key) ? `${action.type} ${key}` : null;
    }
    case 'set summary':
    case 'rename section':
      return `${action.type} ${action.id}`;
    case 'set link':
      return `${action.type} ${action.link.id}`;
    case 'override event': {
      const text = textOf(action.change);
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
