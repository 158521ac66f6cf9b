import { useTranslation } from '@shared/i18n';
import { AppDialog, Box, Button, Heading, SimpleGrid, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { BusyButton } from '../busy-button.tsx';
import type { Difference } from './differences.ts';
import { useRecordFormTexts } from '../texts.ts';

export interface ConflictDialogProps {
  readonly open: boolean;
  readonly differences: readonly Difference[];
  /** Returns the name of a field for the label of its difference. By default, it is a text of the remote. */
  readonly nameOf?: (label: string) => string;
  readonly busy: boolean;
  /**
   * Whether the conflict is with an unsaved draft of an earlier visit; the choice then only continues one of them and
   * saves nothing.
   */
  readonly isDraft?: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  /** Closes the dialog and leaves the form unchanged. */
  readonly onLater: () => void;
}

/** Shows both versions of a record that was saved from two places, field by field, and lets the user choose. */
export function ConflictDialog(props: ConflictDialogProps): ReactNode {
  const { open, differences, busy, isDraft = false, onKeepMine, onTakeTheirs, onLater } = props;
  const t = useRecordFormTexts();
  // The names of the fields are in the remote's own texts.
  const { t: own } = useTranslation();
  const nameOf = props.nameOf ?? own;
  const mineName = t(isDraft ? 'conflict.draft' : 'conflict.mine');
  const theirsName = t(isDraft ? 'conflict.saved' : 'conflict.theirs');
  return (
    <AppDialog
      open={open}
      onClose={onLater}
      title={t('conflict.title')}
      size="lg"
      actions={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onLater}>
            {t('conflict.later')}
          </Button>
          <Button variant="outline" onClick={onTakeTheirs}>
            {t(isDraft ? 'conflict.discardDraft' : 'conflict.takeTheirs')}
          </Button>
          <BusyButton busy={busy} onClick={onKeepMine}>
            {t(isDraft ? 'conflict.continueDraft' : 'conflict.keepMine')}
          </BusyButton>
        </>
      }
    >
      {/* Focusable, so that a long comparison can be scrolled by keyboard. */}
      <Stack
        gap="6"
        role="group"
        aria-label={t('conflict.title')}
        tabIndex={0}
        borderRadius="l2"
        focusVisibleRing="outside"
      >
        <Text>{t(isDraft ? 'conflict.draftExplanation' : 'conflict.explanation')}</Text>
        {differences.map(({ label, mine, theirs }) => (
          <Box as="section" key={label}>
            <Heading as="h3" textStyle="md" mb="2">
              {nameOf(label)}
            </Heading>
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
              <Version name={mineName} lines={mine} />
              <Version name={theirsName} lines={theirs} />
            </SimpleGrid>
          </Box>
        ))}
      </Stack>
    </AppDialog>
  );
}

function Version({ name, lines }: { readonly name: string; readonly lines: readonly string[] }): ReactNode {
  const t = useRecordFormTexts();
  return (
    <Box borderWidth="1px" borderRadius="l2" p="3" minWidth="0">
      <Text textStyle="label" color="fg.muted">
        {name}
      </Text>
      {lines.length === 0 && (
        <Text color="fg.muted" mt="1">
          {t('conflict.empty')}
        </Text>
      )}
      {lines.map((line, index) => (
        <Text key={index} overflowWrap="anywhere" mt="1">
          {line}
        </Text>
      ))}
    </Box>
  );
}
