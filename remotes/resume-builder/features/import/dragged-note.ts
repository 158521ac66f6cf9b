import type { DragEvent } from 'react';

const type = 'application/x-import-note';

/** Starts to drag the note with this index in the list of notes. */
export function dragNote({ dataTransfer }: DragEvent, index: number): void {
  dataTransfer.setData(type, `${index}`);
  dataTransfer.effectAllowed = 'copy';
}

/** Whether what is dragged is a note. */
export const isNoteDragged = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(type);

/** Returns the index of the note that was dropped. */
export const droppedNote = ({ dataTransfer }: DragEvent): number => Number(dataTransfer.getData(type));
