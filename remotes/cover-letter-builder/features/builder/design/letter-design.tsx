import { LazyDesignPane, type Editing } from '@shared/builder';
import {
  chooseVariant,
  defaultVariantKey,
  languagesOf,
  parseResumeDocument,
  type ComposedLetter,
  type LetterDocument,
  type ParagraphEvent,
  type ResumeDesign,
} from '@shared/documents';
import { keepPlace, useApolloClient, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { letterTextSize } from '@shared/typesetting';
import { Box, ErrorNotice, Field, NativeSelect, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { getResumeToFollow, listResumes } from '../api/resumes-to-follow.ts';
import type { LetterAction } from '../editing/letter-action.ts';

/** A résumé whose design the letter may follow. */
export interface FollowedResume {
  readonly id: string;
  readonly title: string;
  readonly design: ResumeDesign;
}

interface LetterDesignProps {
  readonly editing: Editing<LetterDocument, LetterAction, ComposedLetter>;
  readonly paragraphs: readonly ParagraphEvent[];
  /** The current design: the letter's own, or that of the résumé it follows. */
  readonly design: ResumeDesign;
  readonly headshotUrl: string | null;
  /** Called with a résumé before the letter starts following it. */
  readonly onFollow: (resume: FollowedResume) => void;
}

/** Counts the blocks in the letter that have no variant for its language and length. */
function fallbacksIn({ parts, wording }: LetterDocument, paragraphs: readonly ParagraphEvent[]): number {
  return parts.filter((part) => {
    const block = part.kind === 'block' ? paragraphs.find(({ id }) => id === part.eventId) : undefined;
    return (
      part.kind === 'block' && block && chooseVariant(block, part, wording ?? defaultVariantKey).fallback !== 'none'
    );
  }).length;
}

/** Lets the letter follow the current design of one of the person's résumés, or have a design of its own. */
export function LetterDesign(props: LetterDesignProps): ReactNode {
  const { editing, paragraphs, design, headshotUrl, onFollow } = props;
  const { t } = useTranslation();
  const { draft, edit, composed } = editing;
  const { designOf, wording } = draft.document;
  const client = useApolloClient();
  const { data } = useQuery(listResumes, { fetchPolicy: 'cache-and-network', context: keepPlace });
  const [failedId, setFailedId] = useState<string>();
  const resumes = data?.resumes ?? [];
  const hasVersions = wording !== undefined || paragraphs.some(({ variants = [] }) => variants.length > 0);

  const follow = async (id: string): Promise<void> => {
    setFailedId(undefined);
    if (id === '') {
      edit({ type: 'follow design', resumeId: null, design });
      return;
    }
    try {
      const found = await client.query({
        query: getResumeToFollow,
        variables: { id },
        fetchPolicy: 'network-only',
        context: keepPlace,
      });
      const reading = parseResumeDocument(found.data?.resume.document);
      if (!reading.ok) throw new Error('The résumé cannot be read.');
      const { design: theirs } = reading.document;
      onFollow({ id, title: resumes.find((each) => each.id === id)?.title ?? '', design: theirs });
      edit({ type: 'follow design', resumeId: id, design: theirs });
    } catch {
      setFailedId(id);
    }
  };
  return (
    <>
      <Stack gap="3" p="4" pb="0">
        <Field.Root>
          <Field.Label>{t('design.looksLike')}</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field value={designOf ?? ''} onChange={({ target }) => void follow(target.value)}>
              <option value="">{t('design.own')}</option>
              {designOf !== null && !resumes.some(({ id }) => id === designOf) && (
                <option value={designOf}>{t('design.goneResume')}</option>
              )}
              {resumes.map(({ id, title }) => (
                <option key={id} value={id}>
                  {t('design.asResume', { title })}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        {failedId !== undefined && (
          <ErrorNotice title={t('design.followFailed')} onRetry={() => void follow(failedId)}>
            {t('design.followFailedHelp')}
          </ErrorNotice>
        )}
        <Text textStyle="sm" color="fg.muted">
          {t(designOf === null ? 'design.ownHelp' : 'design.followHelp')}
        </Text>
      </Stack>
      <Box>
        <LazyDesignPane
          design={design}
          edit={edit}
          textVersion={
            hasVersions
              ? { wording, languages: languagesOf(paragraphs), fallbacks: fallbacksIn(draft.document, paragraphs) }
              : undefined
          }
          language={composed.language}
          headshotUrl={headshotUrl}
          usualTextSize={letterTextSize}
        />
      </Box>
    </>
  );
}
