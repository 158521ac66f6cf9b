import { employmentTypes, searchLimits, workplaces, type PostingSearch } from '@shared/documents';
import { useFormats, useTranslation } from '@shared/i18n';
import { Choice } from '@shared/lists';
import { Box, Button, Fieldset, SimpleGrid, Span, Stack, Text } from '@shared/ui';
import { useId, type ReactNode } from 'react';
import type { Facets } from '../api/search-postings.ts';
import { CountBoxes } from './count-boxes.tsx';
import { LineFilter } from './line-filter.tsx';
import { SalaryFilter } from './salary-filter.tsx';

/** Days back that are offered; '' is any. */
const daysBack = ['', '1', '3', '7', '14', '30'] as const;

interface FilterFieldsProps {
  readonly filters: PostingSearch;
  /** Of what is found now; undefined where nobody counts, or not yet. */
  readonly facets: Facets | undefined;
  readonly onChange: (changes: Partial<PostingSearch>) => void;
}

/** Everything by which postings are narrowed, each with how many there are. */
export function FilterFields({ filters, facets, onChange }: FilterFieldsProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const days = filters.postedWithinDays === null ? '' : String(filters.postedWithinDays);
  const offered = daysBack.some((each) => each === days) ? daysBack : [...daysBack, days];
  const postedCount = (value: string): number | undefined => facets?.posted.find((each) => each.value === value)?.count;
  const dayName = (value: string): string => {
    const name = value === '' ? t('find.filters.anyDay') : t('find.filters.days', { count: Number(value) });
    const count = postedCount(value);
    return count === undefined ? name : t('find.filters.withCount', { name, count: formats.number(count) });
  };
  const line = { maxLength: searchLimits.line } as const;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap="6">
      <Stack gap="6">
        <CountBoxes
          title={t('find.filters.workplace')}
          values={workplaces}
          chosen={filters.workplaces}
          counts={facets?.workplaces}
          labelOf={(value) => t(`posting.workplaces.${value}`)}
          onChange={(chosen) => onChange({ workplaces: chosen })}
        />
        {filters.place === null && facets !== undefined && facets.places.length > 1 && (
          <Suggested label={t('find.filters.places')} counts={facets.places} onTake={(place) => onChange({ place })} />
        )}
      </Stack>
      <CountBoxes
        title={t('find.filters.employmentType')}
        values={employmentTypes}
        chosen={filters.employmentTypes}
        counts={facets?.employmentTypes}
        labelOf={(value) => t(`posting.employmentTypes.${value}`)}
        onChange={(chosen) => onChange({ employmentTypes: chosen })}
      />
      <Stack gap="6">
        <SalaryFilter filters={filters} onChange={onChange} />
        <Fieldset.Root>
          <Fieldset.Legend textStyle="sm" fontWeight="700" color="fg">
            {t('find.filters.posted')}
          </Fieldset.Legend>
          <Choice
            label={t('find.filters.posted')}
            value={days}
            options={offered.map((value) => ({ value, label: dayName(value) }))}
            onChange={(value) => onChange({ postedWithinDays: value === '' ? null : Number(value) })}
          />
        </Fieldset.Root>
      </Stack>
      <Stack gap="4">
        <LineFilter
          {...line}
          label={t('find.filters.title')}
          value={filters.title}
          onTake={(title) => onChange({ title })}
        />
        <LineFilter
          {...line}
          label={t('find.filters.company')}
          value={filters.company}
          onTake={(company) => onChange({ company })}
        />
        {filters.company === null && facets !== undefined && facets.companies.length > 1 && (
          <Suggested
            label={t('find.filters.companies')}
            counts={facets.companies}
            onTake={(company) => onChange({ company })}
          />
        )}
      </Stack>
    </SimpleGrid>
  );
}

interface SuggestedProps {
  readonly label: string;
  readonly counts: Facets['companies'];
  readonly onTake: (value: string) => void;
}

/** The few that most of the postings have. */
function Suggested({ label, counts, onTake }: SuggestedProps): ReactNode {
  const formats = useFormats();
  const id = useId();
  return (
    <Box>
      <Text id={id} textStyle="sm" fontWeight="700" mb="1">
        {label}
      </Text>
      <Stack as="ul" aria-labelledby={id} listStyleType="none" gap="0">
        {counts.slice(0, 5).map(({ value, count }) => (
          <li key={value}>
            <Button
              variant="plain"
              size="sm"
              px="0"
              height="auto"
              minH="8"
              textAlign="start"
              whiteSpace="normal"
              onClick={() => onTake(value)}
            >
              {value}
              <Span color="fg.muted" fontWeight="400">
                {formats.number(count)}
              </Span>
            </Button>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
