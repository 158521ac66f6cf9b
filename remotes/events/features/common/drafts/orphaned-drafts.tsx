import { useFormats, useTranslation } from '@shared/i18n';
import { AppLink, lockedDrafts, useEnvironment } from '@shared/remote-kit';
import { Box, Button, ButtonLink, Flex, PencilIcon, Stack, Text } from '@shared/ui';
import { useEffect, useState, type ReactNode } from 'react';
import type { EventKind } from '../event-kind.ts';
import { pathsOf } from '../paths.ts';
import { draftKey, newRecord, type RequestedDraft } from '@shared/record-forms';
import { lastStartedAt } from './orphaned-drafts.ts';
import { useContinueAsNew } from './use-continue-as-new.ts';

export interface OrphanedDraftsProps {
  readonly kind: EventKind;
  /** Ids of drafts by block. */
  readonly drafted: ReadonlyMap<string, readonly string[]>;
  /** The blocks with drafts that are not in the list. */
  readonly missing: readonly string[];
}

/** Links to drafts that no card of the list shows: those of blocks that were never saved and of deleted blocks. */
export function OrphanedDrafts({ kind, drafted, missing }: OrphanedDraftsProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { subject } = useEnvironment().session;
  const continueAsNew = useContinueAsNew(kind);
  const held = useHeldDrafts(drafted);
  if (held === undefined) return null;
  const isLeft = (block: string) => (id: string) => !held.has(draftKey({ subject, kind, record: block }, id));
  const begun = (drafted.get(newRecord) ?? []).filter(isLeft(newRecord));
  const gone = missing.filter((block) => drafted.get(block)?.some(isLeft(block)));
  if (begun.length === 0 && gone.length === 0) return null;
  const [only] = begun.length === 1 ? begun : [];
  const wanted: RequestedDraft = only === undefined ? {} : { continueDraft: only };
  return (
    <Stack as="section" aria-label={t('drafts.title')} gap="2" mb="6">
      {begun.length > 0 && (
        <Line text={t('drafts.ofNew', { count: begun.length })}>
          <ButtonLink size="sm" variant="outline">
            <AppLink to={pathsOf(kind).add} state={wanted}>
              {t('drafts.continue')}
            </AppLink>
          </ButtonLink>
        </Line>
      )}
      {gone.map((block) => {
        const when = lastStartedAt({ subject, kind, record: block });
        if (when === undefined) return null;
        return (
          <Line key={block} text={`${t('drafts.ofGone', { when: formats.dateTime(when) })} ${t('drafts.ofMissing')}`}>
            <Button size="sm" variant="outline" onClick={() => continueAsNew(block)}>
              {t('drafts.continueAsNew')}
            </Button>
          </Line>
        );
      })}
    </Stack>
  );
}

function Line({ text, children }: { readonly text: string; readonly children: ReactNode }): ReactNode {
  return (
    <Flex gap="3" align="center" wrap="wrap" bg="bg.subtle" borderWidth="1px" borderRadius="l2" px="4" py="3">
      <Box color="fg.info" flexShrink="0">
        <PencilIcon size={20} aria-hidden />
      </Box>
      <Text flex="1 1 16rem" minWidth="0">
        {text}
      </Text>
      {children}
    </Flex>
  );
}

/** Returns the drafts that other tabs are editing at the moment; undefined until that is known. */
function useHeldDrafts(drafted: OrphanedDraftsProps['drafted']): ReadonlySet<string> | undefined {
  const [held, setHeld] = useState<ReadonlySet<string>>();
  useEffect(() => {
    let isOver = false;
    void lockedDrafts().then((found) => {
      if (!isOver) setHeld(found);
    });
    return () => {
      isOver = true;
    };
  }, [drafted]);
  return held;
}
