import type { ReactNode } from 'react';
import { WhenOverlays } from '../lazy/when-overlays.tsx';
import type { SearchDialogProps } from '../overlay-types.ts';

/** A modal dialog that is a search: its content is a field, in place of a title, and what it finds. */
export function SearchDialog(props: SearchDialogProps): ReactNode {
  return (
    <WhenOverlays open={props.open} onClose={props.onClose}>
      {({ SearchDialogImpl }) => <SearchDialogImpl {...props} />}
    </WhenOverlays>
  );
}
