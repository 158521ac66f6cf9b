import { useAnnounce, useStable, type ContentPlace } from '@shared/builder';
import { letterLimits, type LetterPart, type VariantKey } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, Button, ChakraLink, ErrorNotice, Heading, ListSkeleton, Stack, Text } from '@shared/ui';
import { useId, useRef, type Dispatch, type ReactNode } from 'react';
import { paths } from '../../common/paths.ts';
import type { EditAction } from '../editing/letter-action.ts';
import { places } from '../page/letter-texts.ts';
import { useParagraphs } from '../parts/paragraphs-context.ts';
import { partWith, placeForNew } from './insertion.ts';
import { RequirementItem } from './requirement-item.tsx';
import { useSuggestions } from './use-suggestions.ts';

export interface SuggestionsPanelProps {
  readonly jobId: string;
  readonly parts: readonly LetterPart[];
  readonly wording: VariantKey | undefined;
  /** Texts of the requirements that the person ignored. */
  readonly ignored: ReadonlySet<string>;
  readonly onIgnore: (ignored: ReadonlySet<string>) => void;
  readonly edit: Dispatch<EditAction>;
  readonly goTo: (place: ContentPlace) => void;
}

/** The requirements of the job, each with the person's own texts that answer it. */
export function SuggestionsPanel(props: SuggestionsPanelProps): ReactNode {
  const { jobId, parts, wording, ignored, onIgnore, edit, goTo } = props;
  const { t } = useTranslation();
  const announce = useAnnounce();
  const paragraphs = useParagraphs();
  const title = useId();
  const list = useRef<HTMLOListElement>(null);
  const state = useSuggestions(jobId, wording);
  const goToPart = useStable(({ id }: LetterPart) => goTo({ sectionId: places.letter, itemId: id, part: 'text' }));
  const insert = useStable((part: LetterPart, name: string) => {
    if (parts.length >= letterLimits.parts) return;
    const to = placeForNew(parts, paragraphs);
    edit({ type: 'add part', part, to });
    announce(t('suggestions.inserted', { text: name, place: to + 1, count: parts.length + 1 }));
  });
  const leaveAside = useStable((text: string) => {
    onIgnore(new Set([...ignored, text]));
    announce(t('suggestions.leftAside', { text }));
    list.current?.focus();
  });

  if (state.status === 'loading') return <ListSkeleton rows={3} />;
  if (state.status === 'failed') {
    return (
      <ErrorNotice title={t('suggestions.loadFailed')} onRetry={state.retry}>
        {t('suggestions.loadFailedHelp')}
      </ErrorNotice>
    );
  }
  if (state.status === 'no text') {
    return (
      <Stack gap="1">
        <Text textStyle="sm">{t('suggestions.noText')}</Text>
        <ChakraLink asChild alignSelf="flex-start" textStyle="sm">
          <AppLink to={paths.job(jobId)}>{t('suggestions.addText')}</AppLink>
        </ChakraLink>
      </Stack>
    );
  }
  const { suggestions } = state;
  const shown = suggestions.filter(({ requirement }) => !ignored.has(requirement.text));
  const aside = suggestions.length - shown.length;
  const answered = suggestions.filter(({ answers }) => answers.length > 0).length;
  return (
    <Stack as="section" aria-labelledby={title} gap="4" borderWidth="1px" borderRadius="l2" p={{ base: '3', md: '4' }}>
      <Stack gap="1">
        <Heading as="h3" id={title} textStyle="md">
          {t('suggestions.title')}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {t('suggestions.what')}
        </Text>
        <Text textStyle="sm" fontWeight="600">
          {suggestions.length === 0
            ? t('suggestions.noRequirements')
            : t('suggestions.summary', { answered, count: suggestions.length })}
        </Text>
      </Stack>
      <Box
        as="ol"
        ref={list}
        tabIndex={-1}
        listStyleType="none"
        display="grid"
        gap="4"
        aria-label={t('suggestions.list')}
      >
        {shown.map(({ requirement, answers }) => (
          <RequirementItem
            key={requirement.text}
            text={requirement.text}
            answers={answers}
            inLetter={answers.map(({ candidate }) => partWith(candidate, parts))}
            onInsert={insert}
            onEdit={goToPart}
            onIgnore={leaveAside}
          />
        ))}
      </Box>
      {aside > 0 && (
        <Button
          variant="plain"
          size="sm"
          px="0"
          alignSelf="flex-start"
          onClick={() => {
            onIgnore(new Set());
            list.current?.focus();
          }}
        >
          {t('suggestions.ignored', { count: aside })}
        </Button>
      )}
    </Stack>
  );
}
