import { Box, GripVerticalIcon } from '@shared/ui';
import type { PointerEvent, ReactNode } from 'react';

interface GripProps {
  /** What it does, for the eye: `Drag to move`. */
  readonly title: string;
  readonly isDragged: boolean;
  readonly onGrab: (event: PointerEvent<HTMLElement>) => void;
}

/** The handle that a row is dragged by. For pointers only: beside it there must be buttons and keys that do the same. */
export function Grip({ title, isDragged, onGrab }: GripProps): ReactNode {
  return (
    <Box
      data-grip
      aria-hidden
      title={title}
      onPointerDown={onGrab}
      display="grid"
      placeItems="center"
      flexShrink="0"
      boxSize="10"
      color="fg.muted"
      cursor={isDragged ? 'grabbing' : 'grab'}
      touchAction="none"
    >
      <GripVerticalIcon size={18} />
    </Box>
  );
}
