import { LineField, TextField } from '@shared/builder';
import { resumeLimits, type CustomCategory, type CustomItem } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { SimpleGrid, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import { LinkField } from '../fields/link-field.tsx';
import { DateField } from '../fields/date-field.tsx';
import { PointsEditor } from './points-editor.tsx';

interface ItemFieldsProps {
  readonly item: CustomItem;
  readonly category: CustomCategory;
  readonly onChange: (patch: Partial<Omit<CustomItem, 'id'>>) => void;
}

type Part = 'location' | 'link' | 'start' | 'end' | 'points';
const everything: readonly Part[] = ['location', 'link', 'start', 'end', 'points'];

/** The fields that an entry of a category shows by default. A single date is stored as the end date. */
const defaultParts: Readonly<Record<CustomCategory, readonly Part[]>> = {
  projects: everything,
  volunteering: everything,
  other: everything,
  certificates: ['link', 'end'],
  publications: ['link', 'end'],
  awards: ['location', 'link', 'end'],
  languages: [],
  interests: [],
  references: [],
};

/**
 * Returns the fields with content, including those that the category does not show by default, because an import may
 * fill them.
 */
function filledParts({ location, link, startDate, endDate, points }: CustomItem): readonly Part[] {
  const filled: Readonly<Record<Part, boolean>> = {
    location: location !== '',
    link: link !== '',
    start: startDate !== null,
    end: endDate !== null,
    points: points.length > 0,
  };
  return everything.filter((part) => filled[part]);
}

/** All fields of an entry, with the labels of its category. */
export function ItemFields({ item, category, onChange }: ItemFieldsProps): ReactNode {
  const { t } = useTranslation();
  const parts = new Set([...defaultParts[category], ...filledParts(item)]);
  return (
    <Stack gap="4">
      <LineField
        label={t(`items.title.${category}`)}
        part="title"
        value={item.title}
        maxLength={resumeLimits.line}
        onChange={(title) => onChange({ title })}
      />
      <LineField
        label={t(`items.subtitle.${category}`)}
        part="subtitle"
        value={item.subtitle}
        maxLength={resumeLimits.line}
        onChange={(subtitle) => onChange({ subtitle })}
      />
      {(parts.has('start') || parts.has('end')) && (
        <SimpleGrid columns={parts.has('start') && parts.has('end') ? 2 : 1} gap="3" alignItems="start">
          {parts.has('start') && (
            <DateField
              label={t('items.start')}
              part="dates"
              value={item.startDate}
              near={item.endDate}
              onChange={(startDate) => onChange({ startDate })}
            />
          )}
          {parts.has('end') && (
            <DateField
              label={t(parts.has('start') ? 'items.end' : 'items.date')}
              value={item.endDate}
              near={item.startDate}
              {...(item.startDate === null ? {} : { noneLabel: t('items.openEnd') })}
              onChange={(endDate) => onChange({ endDate })}
            />
          )}
        </SimpleGrid>
      )}
      {parts.has('location') && (
        <LineField
          label={t('items.location')}
          part="location"
          value={item.location}
          maxLength={resumeLimits.line}
          onChange={(location) => onChange({ location })}
        />
      )}
      {parts.has('link') && (
        <LinkField label={t('items.link')} part="link" value={item.link} onChange={(link) => onChange({ link })} />
      )}
      <TextField
        label={t('items.text')}
        part="text"
        value={item.text}
        maxLength={resumeLimits.text}
        onChange={(text) => onChange({ text })}
      />
      {parts.has('points') && <PointsEditor points={item.points} onChange={(points) => onChange({ points })} />}
    </Stack>
  );
}
