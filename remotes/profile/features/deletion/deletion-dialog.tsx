import { deletionGraceDays } from '@shared/contracts';
import { useMutation } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import {
  AppDialog,
  Button,
  CircleAlertIcon,
  ErrorNotice,
  Field,
  Input,
  Span,
  Stack,
  Text,
  useNotices,
} from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { ExportAction } from '../export/export-action.tsx';
import { requestDeletion } from './deletion-calls.ts';

export interface DeletionDialogProps {
  /** The text to type as confirmation: the account's email address, or a word. */
  readonly confirmation: string;
  /** The address that an email about the deletion goes to; null if none is sent. */
  readonly noticeTo: string | null;
  readonly onClose: () => void;
  readonly onRequested: () => void;
}

const day = 24 * 60 * 60 * 1000;
const comparable = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/**
 * Explains what is deleted and when, offers the export, and asks for a confirmation that cannot be given by accident.
 */
export function DeletionDialog({ confirmation, noticeTo, onClose, onRequested }: DeletionDialogProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const notices = useNotices();
  const [date] = useState(() => formats.date(new Date(Date.now() + deletionGraceDays * day)));
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [request, { loading, error }] = useMutation(requestDeletion);
  const input = useRef<HTMLInputElement>(null);
  const isAddress = confirmation.includes('@');

  const submit = async (): Promise<void> => {
    const isRight = comparable(typed) === comparable(confirmation);
    setWrong(!isRight);
    if (!isRight) return input.current?.focus();
    try {
      await request({ variables: { confirmation: typed } });
    } catch {
      // The dialog shows the error.
      return;
    }
    notices.show({ kind: 'info', title: t('deletion.requested', { date }), description: t('deletion.requestedSafe') });
    onRequested();
  };

  return (
    <AppDialog
      open
      onClose={loading ? () => undefined : onClose}
      title={t('deletion.title')}
      initialFocus={input}
      frame={(content) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          {content}
        </form>
      )}
      actions={
        <>
          <Button variant="outline" colorPalette="gray" disabled={loading} onClick={onClose}>
            {t('deletion.cancel')}
          </Button>
          <Button type="submit" colorPalette="danger" loading={loading}>
            {t('deletion.submit')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {error && (
          <ErrorNotice title={t('deletion.failed')} action={null}>
            {t('deletion.failedSafe')}
          </ErrorNotice>
        )}
        <Stack gap="2">
          <Text>{t('deletion.what', { date })}</Text>
          <Stack as="ul" gap="1" ps="4" listStyleType="disc">
            {(['blocks', 'documents', 'profile', 'signIn'] as const).map((part) => (
              <Text as="li" key={part}>
                {t(`deletion.parts.${part}`)}
              </Text>
            ))}
          </Stack>
          <Text>{t('deletion.grace', { count: deletionGraceDays })}</Text>
          <Text overflowWrap="anywhere">
            {noticeTo === null ? t('deletion.noNotice') : t('deletion.notice', { email: noticeTo })}
          </Text>
        </Stack>
        <Stack gap="2">
          <Text>{t('deletion.exportFirst')}</Text>
          <ExportAction variant="outline" />
        </Stack>
        <Field.Root invalid={isWrong}>
          <Field.Label>{t(isAddress ? 'deletion.typeAddress' : 'deletion.typeWord')}</Field.Label>
          <Input
            ref={input}
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Field.HelperText overflowWrap="anywhere">{confirmation}</Field.HelperText>
          <Field.ErrorText>
            <Span flexShrink="0" pt="0.5" aria-hidden>
              <CircleAlertIcon size={16} />
            </Span>
            {t('deletion.wrong')}
          </Field.ErrorText>
        </Field.Root>
      </Stack>
    </AppDialog>
  );
}
