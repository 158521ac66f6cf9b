import { jobStages, type JobStage } from '@shared/documents';
import { useFormats, useTranslation } from '@shared/i18n';
import { Choice } from '@shared/lists';
import { Button, Popover, SlidersHorizontalIcon, Stack } from '@shared/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
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

/** The button of the filters, which are in a popover so that they never push the jobs down. */
export function TrackerFilters(props: TrackerFiltersProps): ReactNode {
  const { query } = props;
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const filters = [query.stages.length > 0, query.attention !== 'all', query.tag !== ''].filter(Boolean).length;
  const isWide = useIsWide();
  const formats = useFormats();
  const label = filters === 0 ? t('arrange') : t('arrangeWith', { count: filters });
  return (
    <>
      <Button
        id={`${id}button`}
        variant="outline"
        colorPalette={filters === 0 ? 'gray' : 'primary'}
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontalIcon size={16} aria-hidden />
        {isWide ? label : filters > 0 && formats.number(filters)}
      </Button>
      <Popover open={isOpen} onClose={() => setIsOpen(false)} id={id} triggerId={`${id}button`} label={t('arrange')}>
        <Fields {...props} />
      </Popover>
    </>
  );
}

function Fields({ query, tags, onChange, order }: TrackerFiltersProps): ReactNode {
  const { t } = useTranslation();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector('select')?.focus(), []);
  const known = query.tag === '' || tags.includes(query.tag) ? tags : [query.tag, ...tags];
  return (
    <Stack ref={fields} gap="3" p="4">
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
    </Stack>
  );
}
