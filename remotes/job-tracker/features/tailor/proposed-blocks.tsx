import { eventSectionKinds } from '@shared/documents';
import { useTranslation, useFormats } from '@shared/i18n';
import { Box, Heading, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import type { ProposedBlock, TailorReason } from './api/tailor.ts';
import { keyOf, shifted, withOrder, withTaken, type Choices, type Choosable } from './choices.ts';
import { ProposedLine } from './proposed-line.tsx';

/** Returns a function that writes the reasons for proposing or leaving out an item as a sentence. */
export function useReasons(): (reasons: readonly TailorReason[]) => string {
  const { t } = useTranslation();
  const formats = useFormats();
  return (reasons) =>
    reasons
      .map(({ kind, terms }) =>
        // A requirement can be a whole sentence of the ad.
        t(`tailor.reasons.${kind}`, { terms: formats.list(terms.map((term) => term.replace(/[.;,]$/, ''))) }),
      )
      .join(' ');
}

const placeIn = (list: readonly Choosable[], id: string): { readonly place: number; readonly count: number } => {
  const taken = list.filter(({ include }) => include);
  return { place: taken.findIndex((each) => each.id === id), count: taken.length };
};

interface ProposedBlocksProps {
  /** The proposed blocks with the person's choices applied. */
  readonly blocks: readonly ProposedBlock[];
  /** Whether there is a base résumé to compare with. */
  readonly hasBase: boolean;
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
}

/** Lists the proposed blocks by section. Each block and each of its entries can be included, left out, and moved. */
export function ProposedBlocks({ blocks, hasBase, choices, onChoose }: ProposedBlocksProps): ReactNode {
  const { t } = useTranslation();
  const reasonsOf = useReasons();
  const lineOf = (
    item: ProposedBlock | ProposedBlock['entries'][number],
    list: readonly Choosable[],
    name: string,
  ) => ({
    include: item.include,
    isInBase: hasBase ? item.isInBase : undefined,
    reason: reasonsOf(item.reasons),
    ...placeIn(list, item.id),
    onInclude: (include: boolean) => onChoose(withTaken(choices, keyOf(name, item.id), include)),
    onMove: (by: -1 | 1) => onChoose(withOrder(choices, name, shifted(list, item.id, by))),
  });
  return eventSectionKinds
    .map((kind) => ({ kind, own: blocks.filter((block) => block.kind === kind) }))
    .filter(({ own }) => own.length > 0)
    .map(({ kind, own }) => (
      <Box as="section" key={kind} aria-label={t(`tailor.sections.${kind}`)}>
        <Heading as="h2" fontFamily="body" textStyle="sm" color="fg.muted" fontWeight="600" mb="1">
          {t(`tailor.sections.${kind}`)}
        </Heading>
        <Stack gap="0">
          {own.map((block) => (
            <Box key={block.id} borderTopWidth="1px" py="2">
              <ProposedLine isStrong name={block.name} {...lineOf(block, own, kind)} />
              {block.include && block.entries.length > 0 && (
                <Stack as="ul" aria-label={block.name} listStyleType="none" gap="1" mt="1" ps="6">
                  {block.entries.map((entry) => (
                    <li key={entry.id}>
                      <ProposedLine name={entry.text} {...lineOf(entry, block.entries, block.id)} />
                    </li>
                  ))}
                </Stack>
              )}
            </Box>
          ))}
        </Stack>
      </Box>
    ));
}
