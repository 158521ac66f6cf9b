import { Button, Stack } from '@shared/ui';
import type { ReactNode } from 'react';

export interface FrontFormProps {
  /** Words of the button. */
  readonly submit: { readonly label: string; readonly busyLabel: string };
  readonly isSubmitting: boolean;
  /** While it is not known who is there, nothing can be sent. */
  readonly isReady?: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

/** The form of a page before the app: fields one below the other, and one button over the whole width. */
export function FrontForm({ submit, isSubmitting, isReady = true, onSubmit, children }: FrontFormProps): ReactNode {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void onSubmit();
      }}
    >
      <Stack gap="4">
        {children}
        <Button
          type="submit"
          width="100%"
          mt="2"
          disabled={!isReady}
          loading={isSubmitting}
          loadingText={submit.busyLabel}
        >
          {submit.label}
        </Button>
      </Stack>
    </form>
  );
}
