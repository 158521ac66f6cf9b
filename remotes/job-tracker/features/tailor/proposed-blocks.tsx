import { useTranslation } from '@shared/i18n';
import { Box, Heading, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import type { ProposedBlock } from './api/tailor.ts';
import { chosen, shifted, type Choosable } from './choices.ts';
import { ProposedLine } from './proposed-line.tsx';
import { useReasons } from './use-reasons.ts';

const kinds = ['work', 'education', 'skills'] as const;

const placeIn = (list: readonly Choosable[], id: string): { readonly place: number; readonly count: number } => {
  const taken = list.filter(({ include }) => include);
  return { place: taken.findIndex((each) => each.id === id), count: taken.length };
};

interface ProposedBlocksProps {
  readonly blocks: readonly ProposedBlock[];
  /** Whether there is a base to compare with. */
  readonly hasBase: boolean;
  readonly onChange: (blocks: readonly ProposedBlock[]) => void;
}

/** The blocks that are proposed, by section; each of them and each of their entries can be taken, left and moved. */
export function ProposedBlocks({ blocks, hasBase, onChange }: ProposedBlocksProps): ReactNode {
  const { t } = useTranslation();
  const reasonsOf = useReasons();
  const inBase = (isInBase: boolean): boolean | undefined => (hasBase ? isInBase : undefined);
  const sections = kinds.map((kind) => ({ kind, own: blocks.filter((block) => block.kind === kind) }));
  const changeSection = (kind: ProposedBlock['kind'], own: readonly ProposedBlock[]): void =>
    onChange(sections.flatMap((section) => (section.kind === kind ? own : section.own)));
  return sections
    .filter(({ own }) => own.length > 0)
    .map(({ kind, own }) => (
      <Box as="section" key={kind} aria-label={t(`tailor.sections.${kind}`)}>
        <Heading as="h3" textStyle="lg" fontWeight="600" mb="3">
          {t(`tailor.sections.${kind}`)}
        </Heading>
        <Stack gap="4">
          {own.map((block) => (
            <Box key={block.id} borderWidth="1px" borderRadius="l2" p="3">
              <ProposedLine
                isStrong
                name={block.name}
                include={block.include}
                isInBase={inBase(block.isInBase)}
                reason={reasonsOf(block.reasons)}
                {...placeIn(own, block.id)}
                onInclude={(include) => changeSection(kind, chosen(own, block.id, include))}
                onMove={(by) => changeSection(kind, shifted(own, block.id, by))}
              />
              {block.include && block.entries.length > 0 && (
                <Stack as="ul" aria-label={block.name} listStyleType="none" gap="2" mt="3" ps={{ base: '2', sm: '7' }}>
                  {block.entries.map((entry) => (
                    <li key={entry.id}>
                      <ProposedLine
                        name={entry.text}
                        include={entry.include}
                        isInBase={inBase(entry.isInBase)}
                        reason={reasonsOf(entry.reasons)}
                        {...placeIn(block.entries, entry.id)}
                        onInclude={(include) =>
                          changeSection(kind, replaced(own, block, [...chosen(block.entries, entry.id, include)]))
                        }
                        onMove={(by) =>
                          changeSection(kind, replaced(own, block, [...shifted(block.entries, entry.id, by)]))
                        }
                      />
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

const replaced = (
  blocks: readonly ProposedBlock[],
  block: ProposedBlock,
  entries: ProposedBlock['entries'],
): readonly ProposedBlock[] => blocks.map((each) => (each.id === block.id ? { ...each, entries } : each));
