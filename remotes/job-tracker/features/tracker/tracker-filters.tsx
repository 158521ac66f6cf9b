import { jobStages, type JobStage } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Choice, FiltersButton } from '@shared/lists';
import type { ReactNode } from 'react';
import { useIsWide } from '../common/use-is-wide.ts';
import { attentions, type TrackerQuery } from '../query/tracker-query.ts';

const openStages: readonly JobStage[] = jobStages.filter((stage) => stage !== 'closed');

const keyOfStages = (stages: readonly JobStage[]): string =>
  stages.length === 0 ? 'all' : stages.join() === openStages.join() ? 'open' : (stages[0] ?? 'all');

const stagesOfKey = (key: string): readonly JobStage[] =>
  key === 'open' ? openStages : jobStages.filter((stage) => stage === key);

interface TrackerFiltersProps {
  readonly query: TrackerQuery;
  readonly tags: readonly string[];
  readonly onChange: (changes: Partial<TrackerQuery>) => void;
  /** The choice of the order, where the toolbar has no room for it. */
  readonly order: ReactNode;
}

/** The filters of the tracker, and the order where the toolbar has no room for it. */
export function TrackerFilters({ query, tags, onChange, order }: TrackerFiltersProps): ReactNode {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const count = [query.stages.length > 0, query.attention !== 'all', query.tag !== ''].filter(Boolean).length;
  const known = query.tag === '' || tags.includes(query.tag) ? tags : [query.tag, ...tags];
  return (
    <FiltersButton label={t('arrange')} labelWithCount={t('arrangeWith', { count })} count={count} hasRoom={isWide}>
      {order}
      <Choice
        label={t('filters.stage')}
        isLabelVisible
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
        isLabelVisible
        value={query.attention}
        options={attentions.map((value) => ({ value, label: t(`filters.attentions.${value}`) }))}
        onChange={(attention) => onChange({ attention })}
      />
      {known.length > 0 && (
        <Choice
          label={t('filters.tag')}
          isLabelVisible
          value={query.tag}
          options={[{ value: '', label: t('filters.anyTag') }, ...known.map((tag) => ({ value: tag, label: tag }))]}
          onChange={(tag) => onChange({ tag })}
        />
      )}
    </FiltersButton>
  );
}
