import { parseWebLink, withoutScheme } from '@shared/documents';
import { TextField } from '@shared/forms';
import { useLocale, useTranslation } from '@shared/i18n';
import { Box, ChakraLink, ExternalLinkIcon, Flex, IconAction, PencilIcon, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { salaryText } from '../../common/salary-text.ts';
import { useDays } from '../../common/use-days.ts';
import { DayField } from '../form/day-field.tsx';
import { ExcitementField } from '../form/excitement-field.tsx';
import { SalaryFields } from '../form/salary-fields.tsx';
import { TagsField } from '../form/tags-field.tsx';
import { readAmount } from '../job-values.ts';
import { FieldInPlace, SmallForm } from './part-fields.tsx';
import { PartSection } from '../../common/part-section.tsx';
import { useParts, type Detail } from './parts.ts';
import { ValueButton, valueHeight } from './value-button.tsx';

const details = ['deadline', 'appliedOn', 'salary', 'source', 'excitement', 'tags', 'link'] as const;

/** The facts of a job, one a row; those that are empty share one line. */
export function Details(): ReactNode {
  const { t } = useTranslation();
  const { open } = useParts();
  const texts = useDetailTexts();
  const isShown = (detail: Detail): boolean => open === detail || texts[detail] !== '';
  return (
    <PartSection title={t('page.details')} look="panel">
      <Box as="dl" textStyle="sm">
        {details.filter(isShown).map((detail) => (
          <DetailRow key={detail} detail={detail} text={texts[detail]} />
        ))}
      </Box>
      <EmptyDetails details={details.filter((detail) => !isShown(detail))} />
    </PartSection>
  );
}

/** Returns the values as people read them; '' for those that are empty. */
function useDetailTexts(): Readonly<Record<Detail, string>> {
  const { t } = useTranslation();
  const { language } = useLocale();
  const days = useDays();
  const { values } = useParts();
  const day = (text: string): string => (text === '' ? '' : `${days.long(text)} · ${days.relative(text)}`);
  const amount = (text: string): number | null => readAmount(text) ?? null;
  return {
    deadline: day(values.deadline),
    appliedOn: values.appliedOn === '' ? '' : days.long(values.appliedOn),
    salary:
      salaryText(
        {
          salaryMin: amount(values.salaryMin),
          salaryMax: amount(values.salaryMax),
          currency: /^[A-Z]{3}$/.test(values.currency) ? values.currency : null,
          salaryPeriod: values.salaryPeriod === '' ? null : (values.salaryPeriod as 'year'),
        },
        language,
        t,
      ) ?? '',
    source: values.source,
    excitement: values.excitement === '' ? '' : t(`excitements.${values.excitement}`),
    tags: values.tags,
    link: values.link,
  };
}

interface DetailRowProps {
  readonly detail: Detail;
  readonly text: string;
}

function DetailRow({ detail, text }: DetailRowProps): ReactNode {
  const { t } = useTranslation();
  const { open } = useParts();
  const name = t(`page.detail.${detail}`);
  const isOpen = open === detail;
  // A small form needs the whole width.
  if (isOpen && (detail === 'salary' || detail === 'tags')) return <WideDetail detail={detail} name={name} />;
  return (
    <Flex align="flex-start" columnGap="3" minHeight="9" py="0.5">
      <Flex as="dt" align="center" color="fg.muted" flex="0 0 6.5rem" css={valueHeight}>
        {name}
      </Flex>
      <Flex as="dd" flex="1" minWidth="0" align="flex-start">
        {isOpen ? (
          <FieldInPlace>
            <DetailField detail={detail} name={name} />
          </FieldInPlace>
        ) : (
          <DetailValue detail={detail} name={name} text={text} />
        )}
      </Flex>
    </Flex>
  );
}

function DetailValue({ detail, name, text }: DetailRowProps & { readonly name: string }): ReactNode {
  const { t } = useTranslation();
  const { begin } = useParts();
  const address = detail === 'link' ? parseWebLink(text) : undefined;
  if (address === undefined) {
    return (
      <ValueButton
        type="button"
        data-job-part={detail}
        aria-label={t('page.editThat', { name, value: text })}
        onClick={() => begin(detail)}
      >
        {text}
      </ValueButton>
    );
  }
  return (
    <>
      <ChakraLink href={address} target="_blank" rel="noopener noreferrer" flex="1" minWidth="0" css={valueHeight}>
        <Text as="span" truncate>
          {text}
        </Text>
        <ExternalLinkIcon size={14} aria-hidden />
      </ChakraLink>
      <IconAction tip={t('page.edit', { name })} size="xs" data-job-part={detail} onClick={() => begin(detail)}>
        <PencilIcon size={16} />
      </IconAction>
    </>
  );
}

interface DetailFieldProps {
  readonly detail: Detail;
  readonly name: string;
}

function DetailField({ detail, name }: DetailFieldProps): ReactNode {
  const { control } = useParts();
  const line = { control, autoComplete: 'off', label: name } as const;
  switch (detail) {
    case 'deadline':
    case 'appliedOn':
      return <DayField control={control} label={name} name={detail} />;
    case 'source':
      return <TextField {...line} name="source" />;
    case 'link':
      return <TextField {...line} name="link" inputMode="url" onLeave={withoutScheme} />;
    case 'excitement':
      return <ExcitementField control={control} />;
    case 'salary':
    case 'tags':
      return null;
  }
}

function WideDetail({ detail, name }: DetailFieldProps): ReactNode {
  const { control } = useParts();
  return (
    <Box as="dd" py="2">
      <SmallForm label={name}>
        {detail === 'salary' ? <SalaryFields control={control} /> : <TagsField control={control} />}
      </SmallForm>
    </Box>
  );
}

function EmptyDetails({ details }: { readonly details: readonly Detail[] }): ReactNode {
  const { t } = useTranslation();
  const { begin } = useParts();
  if (details.length === 0) return null;
  return (
    <Flex wrap="wrap" align="center" columnGap="1" textStyle="sm" minHeight="9" color="primary.fg">
      <Text>{t('page.add')}</Text>
      {details.map((detail, place) => (
        <Flex key={detail} align="center">
          <ValueButton
            type="button"
            data-job-part={detail}
            width="auto"
            px="0"
            ms="0"
            cursor="pointer"
            _hover={{ textDecoration: 'underline' }}
            aria-label={t('page.addThat', { name: t(`page.detail.${detail}`) })}
            onClick={() => begin(detail)}
          >
            {t(`page.empty.${detail}`)}
          </ValueButton>
          {place < details.length - 1 && ','}
        </Flex>
      ))}
    </Flex>
  );
}
