import { Button, Stack } from '@shared/ui';
import type { ReactNode } from 'react';

export interface AuthFormProps {
  /** The labels of the button. */
  readonly submit: { readonly label: string; readonly busyLabel: string };
  readonly isSubmitting: boolean;
  /** False until the session is known, when nothing can be submitted yet. */
  readonly isReady?: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

/** The form of a page before the app: a column of fields, and one button of full width. */
export function AuthForm({ submit, isSubmitting, isReady = true, onSubmit, children }: AuthFormProps): ReactNode {
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
