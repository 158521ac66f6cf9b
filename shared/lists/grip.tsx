import { Box, GripVerticalIcon } from '@shared/ui';
import type { PointerEvent, ReactNode } from 'react';

interface GripProps {
  /** The tooltip: `Drag to move`. */
  readonly title: string;
  readonly isDragged: boolean;
  readonly onGrab: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * The handle by which a row is dragged. It works for pointers only, so there must be buttons and keys that do the same.
 */
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
