import { useTranslation } from '@shared/i18n';
import { Box, Button, ErrorNotice, Flex, Heading, IconAction, ListSkeleton, Stack, Text, XIcon } from '@shared/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { ChangeSummary } from '../document-kind.ts';
import { NameField } from './name-field.tsx';
import { useVersions, type VersionsOptions } from './use-versions.ts';
import type { VersionHistory } from './use-version-history.ts';
import { VersionRow } from './version-row.tsx';
import { useBuilderTexts } from '../texts.ts';

export interface HistoryPanelProps<Document> extends Omit<VersionsOptions<Document>, 'onShow'> {
  readonly history: VersionHistory<Document>;
  /** The number of deleted events that the shown version refers to. */
  readonly missing: number;
  /** Describes changes in one sentence; empty for none. */
  readonly inWords: (changes: readonly ChangeSummary[]) => string;
  readonly onSeePages: () => void;
}

/**
 * The earlier versions of the document: selecting one shows its pages next to the list, and each can be named and
 * restored.
 */
export function HistoryPanel<Document>(props: HistoryPanelProps<Document>): ReactNode {
  const { history, missing, inWords, onSeePages, ...options } = props;
  const t = useBuilderTexts();
  const { t: own } = useTranslation();
  const ids = useId();
  const versions = useVersions({ ...options, onShow: history.show });
  const [isNaming, setNaming] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { list } = versions;

  return (
    <Stack as="section" aria-labelledby={`${ids}title`} gap="4" p={{ base: '4', md: '6' }} pb="16">
      <Flex align="flex-start" justify="space-between" gap="3">
        <Stack gap="1">
          <Heading as="h2" ref={heading} id={`${ids}title`} textStyle="lg" tabIndex={-1} outline="none">
            {t('history.title')}
          </Heading>
          <Text color="fg.muted" textStyle="sm">
            {t('history.what')}
          </Text>
        </Stack>
        <IconAction tip={t('history.close')} onClick={history.close}>
          <XIcon size={20} aria-hidden />
        </IconAction>
      </Flex>
      <Stack gap="0" as="ul" listStyleType="none" aria-label={t('history.title')}>
        <Box as="li" py="3" borderBottomWidth="1px">
          <Flex align="center" justify="space-between" gap="3" wrap="wrap">
            <Button
              variant="plain"
              px="0"
              minWidth="0"
              height="auto"
              color="fg"
              aria-pressed={history.shown === undefined}
              fontWeight={history.shown === undefined ? '700' : '400'}
              onClick={() => history.show(undefined)}
            >
              {t('history.now')}
            </Button>
            {!isNaming && (
              <Button size="sm" variant="outline" onClick={() => setNaming(true)}>
                {t('history.nameNow')}
              </Button>
            )}
          </Flex>
          {isNaming && (
            <NameField
              name=""
              busy={versions.busyId === 'now'}
              onSave={(name) => versions.rename('now', name)}
              onEnd={() => setNaming(false)}
            />
          )}
        </Box>
        {list?.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            versions={versions}
            isShown={history.shown?.id === version.id}
            missing={missing}
            inWords={inWords}
            onSeePages={onSeePages}
          />
        ))}
      </Stack>
      {list === undefined &&
        (versions.failed ? (
          <ErrorNotice title={t('history.loadFailed')} onRetry={versions.reload}>
            {own('history.safe')}
          </ErrorNotice>
        ) : (
          <ListSkeleton rows={3} />
        ))}
      {list?.length === 0 && <Text color="fg.muted">{own('history.none')}</Text>}
    </Stack>
  );
}
