import { useTranslation } from '@shared/i18n';
import { Box, Button, CopyIcon, Field, Flex, IconAction, Input, Span, Stack, Text, Textarea } from '@shared/ui';
import type { ReactNode } from 'react';
import type { EmailPiece } from './email-variables.ts';

interface EditedEmail {
  readonly subject: string;
  readonly body: string;
}

interface EmailPreviewProps {
  /** The person's address; null if it is not known. */
  readonly to: string | null;
  readonly subject: readonly EmailPiece[];
  readonly body: readonly EmailPiece[];
  /** The variables that are still to be filled in, as they were typed. */
  readonly unfilled: readonly string[];
  /** The text as it was edited for this email; undefined while it is that of the template. */
  readonly edited: EditedEmail | undefined;
  /** Whether some mail apps would cut the email off. */
  readonly isLong: boolean;
  /** Begins to edit the text, or changes it. */
  readonly onEdit: (edited?: EditedEmail) => void;
  /** Returns to the text of the template. */
  readonly onReset: () => void;
  readonly onCopySubject: () => void;
}

/** The email as it will be sent, in which variables without a value are marked, and its text to edit. */
export function EmailPreview(props: EmailPreviewProps): ReactNode {
  const { to, subject, body, unfilled, edited, isLong, onEdit, onReset, onCopySubject } = props;
  const { t } = useTranslation();
  const note = (text: string): ReactNode => (
    <Text textStyle="sm" color="fg.muted">
      {text}
    </Text>
  );
  return (
    <Stack gap="2">
      <Text role="status" textStyle="sm" color="fg.warning" _empty={{ display: 'none' }}>
        {unfilled.length > 0 && t('emails.unfilled', { names: unfilled.join(', ') })}
      </Text>
      {edited === undefined ? (
        <Box as="section" aria-label={t('emails.preview')} borderWidth="1px" borderRadius="l2" bg="bg.subtle">
          <Flex align="center" gap="2" borderBottomWidth="1px" ps="4" pe="1" minHeight="11">
            <Text flex="1" minWidth="0" fontWeight="600" overflowWrap="anywhere" py="2">
              <Pieces pieces={subject} />
            </Text>
            <IconAction tip={t('emails.copySubject')} label={t('emails.copySubject')} onClick={onCopySubject}>
              <CopyIcon size={18} />
            </IconAction>
          </Flex>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere" px="4" py="3">
            <Pieces pieces={body} />
          </Text>
        </Box>
      ) : (
        <Stack gap="4">
          <Field.Root>
            <Field.Label>{t('emails.subject')}</Field.Label>
            <Input
              value={edited.subject}
              autoComplete="off"
              onChange={({ target }) => onEdit({ ...edited, subject: target.value })}
            />
          </Field.Root>
          <Field.Root>
            <Field.Label>{t('emails.message')}</Field.Label>
            <Textarea
              rows={10}
              value={edited.body}
              onChange={({ target }) => onEdit({ ...edited, body: target.value })}
            />
          </Field.Root>
        </Stack>
      )}
      <Button
        size="sm"
        variant="ghost"
        colorPalette="gray"
        alignSelf="flex-start"
        ms="-2"
        onClick={() => (edited === undefined ? onEdit() : onReset())}
      >
        {t(edited === undefined ? 'emails.editText' : 'emails.resetText')}
      </Button>
      {to === null && note(t('emails.noAddress'))}
      {isLong && note(t('emails.long'))}
    </Stack>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly EmailPiece[] }): ReactNode {
  return pieces.map((piece, index) =>
    typeof piece === 'string' ? (
      <Span key={index}>{piece}</Span>
    ) : (
      <Span key={index} asChild bg="warning.subtle" color="fg.warning" borderRadius="l1" px="1">
        <mark>{piece.unfilled}</mark>
      </Span>
    ),
  );
}
