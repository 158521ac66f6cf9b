import { AppDialog, Box, Button, ErrorNotice, SimpleGrid, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { useAnnounce } from '../announcer.tsx';
import { useBuilderTexts } from '../texts.ts';

/** The other documents that use an event. */
export interface OtherUses {
  /** Undefined until the documents are loaded. */
  readonly documents: readonly { readonly id: string; readonly title: string }[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

interface PromoteOverrideDialogProps {
  /** The event's current text, and the text that replaces it. */
  readonly before: string;
  readonly after: string;
  readonly uses: OtherUses;
  /** Resolves to `conflict` when the event was changed elsewhere in the meantime and nothing was written. */
  readonly onPush: () => Promise<'done' | 'conflict'>;
  readonly onClose: () => void;
}

/** Lists the other documents that will change before the event is updated. */
export function PromoteOverrideDialog({ before, after, uses, onPush, onClose }: PromoteOverrideDialogProps): ReactNode {
  const t = useBuilderTexts();
  const announce = useAnnounce();
  const [phase, setPhase] = useState<'asking' | 'busy' | 'conflict' | 'failed'>('asking');
  const others = uses.documents;
  const push = async (): Promise<void> => {
    setPhase('busy');
    try {
      const outcome = await onPush();
      if (outcome === 'conflict') setPhase('conflict');
      else {
        announce(t('pushUp.done'));
        onClose();
      }
    } catch {
      setPhase('failed');
    }
  };
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('pushUp.title')}
      actions={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            {t('pushUp.cancel')}
          </Button>
          {phase !== 'conflict' && (
            <Button loading={phase === 'busy'} disabled={others === undefined} onClick={() => void push()}>
              {t('pushUp.confirm')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3" overflowWrap="anywhere">
          <Box>
            <Text color="fg.muted">{t('pushUp.before')}</Text>
            <Text whiteSpace="pre-line">{before === '' ? t('overrides.says.nothing') : before}</Text>
          </Box>
          <Box>
            <Text color="fg.muted">{t('pushUp.after')}</Text>
            <Text whiteSpace="pre-line">{after === '' ? t('overrides.says.nothing') : after}</Text>
          </Box>
        </SimpleGrid>
        {others === undefined && !uses.failed && <Text role="status">{t('pushUp.looking')}</Text>}
        {others?.length === 0 && <Text>{t('pushUp.usedNowhereElse')}</Text>}
        {others !== undefined && others.length > 0 && (
          <Box>
            <Text>{t('pushUp.usedIn', { count: others.length })}</Text>
            <Box as="ul" ps="6">
              {others.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </Box>
          </Box>
        )}
        {uses.failed && (
          <ErrorNotice title={t('pushUp.usesFailed')} onRetry={uses.retry}>
            {t('pushUp.failedHelp')}
          </ErrorNotice>
        )}
        {phase === 'failed' && <ErrorNotice title={t('pushUp.failed')}>{t('pushUp.failedHelp')}</ErrorNotice>}
        {phase === 'conflict' && <ErrorNotice title={t('pushUp.conflict')}>{t('pushUp.conflictHelp')}</ErrorNotice>}
      </Stack>
    </AppDialog>
  );
}
