import { worstOf, type AtsCheck, type MachineReading } from '@shared/matching';
import { useFormats, useTranslation } from '@shared/i18n';
import { Box, Heading, SimpleGrid, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { CheckList } from './check-list.tsx';
import { FieldGroup } from './field-group.tsx';
import { ReaderChoice } from './reader-choice.tsx';
import { SideBySideText } from './side-by-side-text.tsx';
import type { PlaceList } from './unprintable-in.ts';

interface AtsReportProps {
  readonly reading: MachineReading;
  /** The characters that no font has. */
  readonly unprintable: PlaceList;
}

/** Shows the scores first, then the checks, then the ways of reading with every field, then the whole text. */
export function AtsReport({ reading, unprintable }: AtsReportProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { checks, likeness, readers, written, text } = reading;
  // The reader that finds least is shown first: what it finds, the others find as well.
  const worst = worstOf(readers);
  const [chosen, setChosen] = useState(worst?.id);
  const groups = readers.find(({ id }) => id === chosen)?.groups ?? [];
  const share = (value: number): string =>
    formats.number(floored(value), { style: 'percent', maximumFractionDigits: 1 });
  const places = formats.list(unprintable.map((place) => t('ats.check.fonts.place', { ...place })));
  const fonts: AtsCheck = { id: 'fonts', verdict: unprintable.length === 0 ? 'good' : 'problem', values: { places } };
  return (
    <Stack gap="8">
      <SimpleGrid as="dl" columns={{ base: 1, sm: 3 }} gap="3">
        <Figure value={share(likeness.recall)} label={t('ats.figure.words')} />
        <Figure value={share(Math.max(0, likeness.order))} label={t('ats.figure.order')} />
        <Figure
          value={t('ats.figure.fieldsValue', { found: formats.number(worst?.found ?? 0), count: worst?.count ?? 0 })}
          label={t('ats.figure.fields')}
        />
      </SimpleGrid>
      <Part title={t('ats.checks')}>
        <CheckList checks={[fonts, ...checks]} />
      </Part>
      {groups.length > 0 && (
        <Part title={t('ats.fields')} what={t('ats.fieldsWhat')}>
          {chosen !== undefined && <ReaderChoice results={readers} chosen={chosen} onChoose={setChosen} />}
          <Stack gap="2">
            {groups.map((group) => (
              <FieldGroup key={group.id} group={group} />
            ))}
          </Stack>
        </Part>
      )}
      <Part title={t('ats.text')} what={t('ats.textWhat')}>
        <SideBySideText written={written} read={text} />
      </Part>
    </Stack>
  );
}

/** Rounds down, because 99.97% must not be shown as 100%. */
const floored = (value: number): number => Math.floor(value * 1000) / 1000;

function Figure({ value, label }: { readonly value: string; readonly label: string }): ReactNode {
  return (
    <Box
      borderWidth="1px"
      borderRadius="l2"
      p="4"
      display="flex"
      flexDirection="column-reverse"
      justifyContent="flex-end"
    >
      <Text as="dt" textStyle="sm" color="fg.muted">
        {label}
      </Text>
      <Text as="dd" fontFamily="heading" fontWeight="600" fontSize="2xl" lineHeight="1.15">
        {value}
      </Text>
    </Box>
  );
}

interface PartProps {
  readonly title: string;
  readonly what?: string;
  readonly children: ReactNode;
}

function Part({ title, what, children }: PartProps): ReactNode {
  return (
    <Stack as="section" gap="3" aria-label={title}>
      <Heading as="h3" textStyle="lg">
        {title}
      </Heading>
      {what !== undefined && (
        <Text textStyle="sm" color="fg.muted" maxWidth="reading">
          {what}
        </Text>
      )}
      {children}
    </Stack>
  );
}
