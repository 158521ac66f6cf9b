import { useFormats } from '@shared/i18n';
import { Box, Button, Flex, HStack, PencilIcon, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { Draft } from './saved-drafts.ts';
import { useRecordFormTexts } from '../texts.ts';

interface DraftNoticeProps<Values> {
  readonly drafts: readonly Draft<Values>[];
  /** Returns the first words of a draft, to distinguish several of them. */
  readonly summaryOf: (values: Values) => string;
  /** Whether the record was saved again after the draft was started. */
  readonly isOutdated: (draft: Draft<Values>) => boolean;
  readonly onContinue: (draft: Draft<Values>) => void;
  readonly onDiscard: (draft: Draft<Values>) => void;
}

/** Offers what was typed on an earlier visit and not saved. */
export function DraftNotice<Values>(props: DraftNoticeProps<Values>): ReactNode {
  const { drafts, summaryOf, isOutdated, onContinue, onDiscard } = props;
  const t = useRecordFormTexts();
  const formats = useFormats();
  if (drafts.length === 0) return null;
  return (
    <Stack as="section" aria-label={t('drafts.title')} gap="3" mb="6">
      {drafts.map((draft) => {
        const when = formats.dateTime(draft.begunAt);
        const summary = summaryOf(draft.values);
        return (
          <Flex key={draft.id} gap="3" bg="bg.subtle" borderWidth="1px" borderRadius="l2" p="4">
            <Box color="fg.info" flexShrink="0" pt="0.5">
              <PencilIcon size={20} aria-hidden />
            </Box>
            <Box flex="1" minWidth="0">
              <Text role="status" overflowWrap="anywhere">
                {t(draft.version === null ? 'drafts.begunNew' : 'drafts.begunEdit', { when })}{' '}
                {isOutdated(draft) && t('drafts.savedSince')}
              </Text>
              {summary !== '' && (
                <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere" lineClamp="2">
                  {summary}
                </Text>
              )}
              <HStack gap="2" mt="3" wrap="wrap">
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={t('drafts.continueThat', { when })}
                  onClick={() => onContinue(draft)}
                >
                  {t('drafts.continue')}
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  colorPalette="gray"
                  aria-label={t('drafts.discardThat', { when })}
                  onClick={() => onDiscard(draft)}
                >
                  {t('drafts.discard')}
                </Button>
              </HStack>
            </Box>
          </Flex>
        );
      })}
    </Stack>
  );
}
