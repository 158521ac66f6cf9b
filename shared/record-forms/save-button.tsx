import type { ReactNode } from 'react';
import { BusyButton } from './busy-button.tsx';

interface SaveButtonProps {
  readonly busy: boolean;
  readonly size?: 'sm' | 'md';
  readonly children: ReactNode;
}

/** The button that submits the surrounding form. */
export function SaveButton({ busy, size = 'md', children }: SaveButtonProps): ReactNode {
  return (
    <BusyButton
      type="submit"
      busy={busy}
      size={size}
      // A field that loses the focus may show an error, which would move this button away from under the pointer before
      // the press becomes a click. So the press does not take the focus, and the click does.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => currentTarget.focus()}
    >
      {children}
    </BusyButton>
  );
}
