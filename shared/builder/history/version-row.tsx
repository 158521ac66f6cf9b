import { useFormats } from '@shared/i18n';
import { Box, Button, Flex, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import type { ListedVersion, ChangeSummary } from '../document-kind.ts';
import { NameField } from './name-field.tsx';
import type { Versions } from './use-versions.ts';
import { useBuilderTexts } from '../texts.ts';

interface VersionRowProps {
  readonly version: ListedVersion;
  readonly versions: Versions;
  /** Whether the pages show this version. */
  readonly isShown: boolean;
  /** The number of its events that are deleted, while it is shown. */
  readonly missing: number;
  readonly inWords: (changes: readonly ChangeSummary[]) => string;
  /** Switches to the pages when they are not next to the list. */
  readonly onSeePages: () => void;
}

/** The same container query as in `BuilderLayout`. */
const besideEachOther = '@container builder (min-width: 900px)';

/** One earlier version: its time, how it differs from the previous one, and the actions available while it is shown. */
export function VersionRow({ version, versions, isShown, missing, inWords, onSeePages }: VersionRowProps): ReactNode {
  const t = useBuilderTexts();
  const formats = useFormats();
  const [isNaming, setNaming] = useState(false);
  const changes = inWords(version.changes);
  const isBusy = versions.busyId === version.id;
  return (
    <Box as="li" py="3" borderBottomWidth="1px">
      <Stack gap="1">
        <Button
          variant="plain"
          px="0"
          minWidth="0"
          height="auto"
          minHeight="6"
          color="fg"
          justifyContent="flex-start"
          textAlign="start"
          whiteSpace="normal"
          overflowWrap="anywhere"
          aria-pressed={isShown}
          fontWeight={isShown ? '700' : '400'}
          onClick={() => versions.open(version)}
        >
          {versions.labelOf(version)}
        </Button>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {version.name !== null && `${formats.dateTime(version.savedAt)}. `}
          {changes === '' ? t('history.first') : changes}
        </Text>
        {isShown && (
          <Stack gap="2" pt="2">
            {missing > 0 && <Text textStyle="sm">{t('history.missing', { count: missing })}</Text>}
            {isNaming ? (
              <NameField
                name={version.name ?? ''}
                busy={isBusy}
                onSave={(name) => versions.rename(version.id, name)}
                onEnd={() => setNaming(false)}
              />
            ) : (
              <Flex gap="2" wrap="wrap">
                <Button size="sm" loading={isBusy} onClick={() => versions.restore(version)}>
                  {t('history.restore')}
                </Button>
                <Button
                  size="sm"
                  variant="outline"
                  css={{ [besideEachOther]: { display: 'none' } }}
                  onClick={onSeePages}
                >
                  {t('history.seePages')}
                </Button>
                <Button size="sm" variant="outline" onClick={() => setNaming(true)}>
                  {t(version.name === null ? 'history.name' : 'history.rename')}
                </Button>
              </Flex>
            )}
          </Stack>
        )}
      </Stack>
    </Box>
  );
}
