import { jobStages, type JobStage } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Choice, SearchBox } from '@shared/lists';
import { Button, Flex } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { attentions, defaultSort, type JobSort, type TrackerQuery, type View } from '../query/tracker-query.ts';

/** The orders in the menu; the table's headings offer all of them. */
const sorts: readonly JobSort[] = [
  defaultSort,
  { by: 'nextStepOn', descending: false },
  { by: 'deadline', descending: false },
  { by: 'excitement', descending: true },
  { by: 'company', descending: false },
  { by: 'title', descending: false },
  { by: 'createdAt', descending: true },
];

const openStages: readonly JobStage[] = jobStages.filter((stage) => stage !== 'closed');

const keyOfSort = ({ by, descending }: JobSort): string => `${descending ? '-' : ''}${by}`;

const keyOfStages = (stages: readonly JobStage[]): string =>
  stages.length === 0 ? 'all' : stages.join() === openStages.join() ? 'open' : (stages[0] ?? 'all');

const stagesOfKey = (key: string): readonly JobStage[] =>
  key === 'open' ? openStages : jobStages.filter((stage) => stage === key);

interface ToolbarProps {
  readonly view: View;
  readonly query: TrackerQuery;
  readonly tags: readonly string[];
  readonly onChange: (changes: Partial<TrackerQuery>) => void;
}

/** Search, filters, and order. On a phone, all but the search are behind a button. */
export function Toolbar({ view, query, tags, onChange }: ToolbarProps): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const filters = [query.stages.length > 0, query.attention !== 'all', query.tag !== ''].filter(Boolean).length;
  const offered = sorts.some((sort) => keyOfSort(sort) === keyOfSort(query.sort)) ? sorts : [...sorts, query.sort];
  const known = query.tag === '' || tags.includes(query.tag) ? tags : [query.tag, ...tags];
  return (
    <Flex wrap="wrap" gap="3" align="center">
      <SearchBox label={t('search')} search={query.search} onSearch={(search) => onChange({ search })} />
      <Button
        variant="outline"
        colorPalette="gray"
        hideFrom="md"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {filters === 0 ? t('arrange') : t('arrangeWith', { count: filters })}
      </Button>
      <Flex
        display={{ base: isOpen ? 'flex' : 'none', md: 'flex' }}
        direction={{ base: 'column', md: 'row' }}
        wrap="wrap"
        gap="3"
        width={{ base: 'full', md: 'auto' }}
      >
        <Choice
          label={t('filters.stage')}
          value={keyOfStages(query.stages)}
          options={[
            { value: 'all', label: t('filters.anyStage') },
            { value: 'open', label: t('filters.open') },
            ...jobStages.map((stage) => ({ value: stage, label: t(`stages.${stage}`) })),
          ]}
          onChange={(key) => onChange({ stages: stagesOfKey(key) })}
        />
        <Choice
          label={t('filters.attention')}
          value={query.attention}
          options={attentions.map((value) => ({ value, label: t(`filters.attentions.${value}`) }))}
          onChange={(attention) => onChange({ attention })}
        />
        {known.length > 0 && (
          <Choice
            label={t('filters.tag')}
            value={query.tag}
            options={[{ value: '', label: t('filters.anyTag') }, ...known.map((tag) => ({ value: tag, label: tag }))]}
            onChange={(tag) => onChange({ tag })}
          />
        )}
        {(view === 'board' || view === 'table') && (
          <Choice
            label={t('sort.label')}
            value={keyOfSort(query.sort)}
            options={offered.map((sort) => ({ value: keyOfSort(sort), label: t(`sort.by.${sort.by}`) }))}
            onChange={(key) => onChange({ sort: offered.find((sort) => keyOfSort(sort) === key) ?? defaultSort })}
          />
        )}
      </Flex>
    </Flex>
  );
}
