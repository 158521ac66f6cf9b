import type { ComparedField, ComparedGroup } from '@shared/matching';
import { useTranslation } from '@shared/i18n';
import { Box, Span, Text } from '@shared/ui';
import type { ReactNode } from 'react';

/** Kinds of section whose default titles have translations of their own. */
const ownNames: ReadonlySet<string> = new Set(['work', 'education', 'skills']);

const marks = { same: 'good', partly: 'look', missing: 'problem' } as const;

/** The header or an entry, with what was written next to what was read. It starts open when the two differ. */
export function FieldGroup({ group }: { readonly group: ComparedGroup }): ReactNode {
  const { t } = useTranslation();
  const { kind, section, fields } = group;
  const different = fields.filter(({ verdict }) => verdict !== 'same').length;
  const name = fields.find(({ field }) => field === 'title')?.written ?? '';
  const heading = kind === null ? t('ats.header') : [section, name].filter((each) => each !== '').join(' · ');
  return (
    <Box as="details" {...(different > 0 && { open: true })} borderWidth="1px" borderRadius="l2">
      <Box as="summary" p="3" cursor="pointer" borderRadius="l2" overflowWrap="anywhere">
        <Span fontWeight="700">{heading}</Span>
        <Span color="fg.muted" textStyle="sm" ms="3">
          {different === 0
            ? t('ats.allSame', { count: fields.length })
            : t('ats.different', { count: different, total: fields.length })}
        </Span>
      </Box>
      <Box as="dl" px="3" pb="3">
        {fields.map((field, index) => (
          <FieldRow key={`${field.field} ${index}`} field={field} kind={kind} />
        ))}
      </Box>
    </Box>
  );
}

interface FieldRowProps {
  readonly field: ComparedField;
  readonly kind: ComparedGroup['kind'];
}

function FieldRow({ field: { field, written, read, verdict }, kind }: FieldRowProps): ReactNode {
  const { t } = useTranslation();
  const isNamed =
    (field === 'title' || field === 'subtitle' || field === 'points') && kind !== null && ownNames.has(kind);
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '7.5rem 1fr 1fr' }}
      columnGap="4"
      rowGap="1"
      py="2"
      borderTopWidth="1px"
      textStyle="sm"
    >
      <Text as="dt" color="fg.muted">
        {t(isNamed ? `ats.field.${kind}-${field}` : `ats.field.${field}`)}
        <Span fontWeight="700" ms="2" color={verdict === 'missing' ? 'fg.error' : 'fg.muted'}>
          {verdict === 'same' ? '' : t(`ats.fieldVerdict.${marks[verdict]}`)}
        </Span>
      </Text>
      <Side label={t('ats.written')}>{written}</Side>
      <Side label={t('ats.read')}>{read === '' ? t('ats.nothingRead') : read}</Side>
    </Box>
  );
}

function Side({ label, children }: { readonly label: string; readonly children: string }): ReactNode {
  return (
    <Box as="dd" minWidth="0">
      <Text as="span" display="block" textStyle="xs" color="fg.muted">
        {label}
      </Text>
      <Text as="span" display="block" whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
        {children}
      </Text>
    </Box>
  );
}
