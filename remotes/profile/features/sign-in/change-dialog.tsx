import type { SignInSettingsFailure } from '@shared/contracts';
import { useTranslation } from '@shared/i18n';
import { AppDialog, Button, ErrorNotice, Stack, Text } from '@shared/ui';
import { useRef, type ReactNode } from 'react';

export interface ChangeDialogProps {
  readonly title: string;
  readonly what: string;
  readonly submit: string;
  readonly isSubmitting: boolean;
  readonly failure: SignInSettingsFailure | undefined;
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of a dialog that changes how the person signs in. What was typed stays after a refusal. */
export function ChangeDialog(props: ChangeDialogProps): ReactNode {
  const { title, what, submit, isSubmitting, failure, onSubmit, onClose, children } = props;
  const { t } = useTranslation();
  const body = useRef<HTMLDivElement>(null);
  // A link or a button may precede the first field.
  const firstField = {
    get current() {
      return body.current?.querySelector('input') ?? null;
    },
  };
  return (
    <AppDialog
      open
      onClose={isSubmitting ? () => undefined : onClose}
      title={title}
      initialFocus={firstField}
      frame={(content) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isSubmitting) void onSubmit();
          }}
        >
          {content}
        </form>
      )}
      actions={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isSubmitting} onClick={onClose}>
            {t('signIn.cancel')}
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {submit}
          </Button>
        </>
      }
    >
      <Stack ref={body} gap="4">
        {failure && (
          <ErrorNotice key={failure} title={t(`signIn.failures.${failure}.title`)} action={null}>
            {t(`signIn.failures.${failure}.body`)}
          </ErrorNotice>
        )}
        <Text>{what}</Text>
        {children}
      </Stack>
    </AppDialog>
  );
}
