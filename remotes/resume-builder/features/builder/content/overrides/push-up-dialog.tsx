import type { EventSectionKind } from '@shared/documents';
import { useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { AppDialog, Box, Button, ErrorNotice, SimpleGrid, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { getUses } from '../../api/get-uses.ts';
import type { PushedUp } from './raised.ts';

interface PushUpDialogProps {
  readonly kind: EventSectionKind;
  readonly eventId: string;
  readonly resumeId: string;
  readonly pushed: PushedUp;
  /** `conflict`: the block has been saved somewhere else meanwhile, and nothing was written. */
  readonly onPush: () => Promise<'done' | 'conflict'>;
  readonly onClose: () => void;
}

/** Names what else will say the new words before the block gets them. */
export function PushUpDialog({ kind, eventId, resumeId, pushed, onPush, onClose }: PushUpDialogProps): ReactNode {
  const { t } = useTranslation();
  const [phase, setPhase] = useState<'asking' | 'busy' | 'conflict' | 'failed'>('asking');
  const { data, error, refetch } = useQuery(getUses[kind], { variables: { id: eventId }, fetchPolicy: 'network-only' });
  const others = data?.block.usedIn.filter(({ id }) => id !== resumeId);
  const { inherited, text } = pushed.what === 'line' ? pushed.line : pushed.entry;
  const push = async (): Promise<void> => {
    setPhase('busy');
    try {
      const outcome = await onPush();
      if (outcome === 'done') onClose();
      else setPhase('conflict');
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
            <Text>{inherited === '' ? t('overrides.says.nothing') : inherited}</Text>
          </Box>
          <Box>
            <Text color="fg.muted">{t('pushUp.after')}</Text>
            <Text>{text}</Text>
          </Box>
        </SimpleGrid>
        {others === undefined && !error && <Text role="status">{t('pushUp.looking')}</Text>}
        {others?.length === 0 && <Text>{t('pushUp.usedNowhereElse')}</Text>}
        {others !== undefined && others.length > 0 && (
          <Box>
            <Text>{t('pushUp.usedIn', { count: others.length })}</Text>
            <Box as="ul" ps="5">
              {others.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </Box>
          </Box>
        )}
        {error && (
          <ErrorNotice title={t('pushUp.usesFailed')} onRetry={() => void refetch()}>
            {t('pushUp.failedHelp')}
          </ErrorNotice>
        )}
        {phase === 'failed' && <ErrorNotice title={t('pushUp.failed')}>{t('pushUp.failedHelp')}</ErrorNotice>}
        {phase === 'conflict' && <ErrorNotice title={t('pushUp.conflict')}>{t('pushUp.conflictHelp')}</ErrorNotice>}
      </Stack>
    </AppDialog>
  );
}
