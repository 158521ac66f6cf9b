import { headlineKey, linksKey, summaryKey, type Judgement } from '@shared/importers';
import { useTranslation } from '@shared/i18n';
import { Fieldset, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { isTarget, useFoundGroups, type ImportedPart } from './imported-groups.ts';
import { PartCorrection } from './part-correction.tsx';
import { PickBox } from './pick-box.tsx';
import type { Review } from './use-review.ts';

/** Everything found in the file, in groups with check boxes. What the person already has comes last. */
export function ImportedParts({ review }: { readonly review: Review }): ReactNode {
  const { t } = useTranslation();
  const { file, existing, leftOut, pick, reuse, setReuse } = review;
  const groups = useFoundGroups(file.content);
  /** The part that is being corrected, one at a time. */
  const [open, setOpen] = useState<string>();
  const there = groups.flatMap(({ things }) => things.filter(({ key }) => existing.has(key)));
  const isCorrectable = (part: ImportedPart): boolean =>
    isTarget(part, file.content) || [headlineKey, summaryKey, linksKey].includes(part.key);
  const drop = (index: number, key: string): void => {
    const note = file.notes[index];
    if (note) review.take(note, key);
  };
  const boxes = (things: readonly ImportedPart[], judgements?: ReadonlyMap<string, Judgement>): ReactNode =>
    things.map((thing) => {
      const { key, label, detail } = thing;
      const judgement = judgements?.get(key);
      const isNew = judgements !== undefined;
      const takesTexts = isNew && (isTarget(thing, file.content) || key === summaryKey);
      return (
        <PickBox
          key={key}
          label={label === '' ? t('import.unnamed') : label}
          detail={detail}
          picked={!leftOut.has(key)}
          onChange={(picked) => pick(key, picked)}
          {...(judgement && { judgement })}
          onEdit={isNew && isCorrectable(thing) ? () => setOpen(open === key ? undefined : key) : undefined}
          onDropNote={takesTexts ? (index) => drop(index, key) : undefined}
        >
          {open === key && <PartCorrection part={thing} review={review} onClose={() => setOpen(undefined)} />}
        </PickBox>
      );
    });
  return (
    <>
      {groups
        .map(({ legend, things }) => ({ legend, things: things.filter(({ key }) => !existing.has(key)) }))
        .filter(({ things }) => things.length > 0)
        .map(({ legend, things }) => (
          <Group key={legend} legend={legend}>
            {boxes(things, file.confidence)}
          </Group>
        ))}
      {there.length > 0 && (
        <Group legend={t('import.existing')}>
          <Text color="fg.muted" textStyle="sm">
            {t('import.existingWhat')}
          </Text>
          <PickBox label={t('import.reuse', { count: there.length })} detail="" picked={reuse} onChange={setReuse} />
          {boxes(there)}
        </Group>
      )}
    </>
  );
}

function Group({ legend, children }: { readonly legend: string; readonly children: ReactNode }): ReactNode {
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontFamily="heading" fontSize="md" fontWeight="700" color="fg">
        {legend}
      </Fieldset.Legend>
      <Stack gap="3" mt="2">
        {children}
      </Stack>
    </Fieldset.Root>
  );
}
