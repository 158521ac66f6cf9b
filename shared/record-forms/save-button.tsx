import type { ReactNode } from 'react';
import { BusyButton } from './busy-button.tsx';

interface SaveButtonProps {
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** The button that saves the form around it. */
export function SaveButton({ busy, children }: SaveButtonProps): ReactNode {
  return (
    <BusyButton
      type="submit"
      busy={busy}
      // A field that is left says what is wrong with it, which would move this button away from under the
      // pointer before the press is a click: so the field is left by the click itself.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => currentTarget.focus()}
    >
      {children}
    </BusyButton>
  );
}
