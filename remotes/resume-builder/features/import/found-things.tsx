import {
  formatDateRange,
  headlineKey,
  linksKey,
  summaryKey,
  withoutScheme,
  type ImportContent,
} from '@shared/documents';
import { useLocale, useTranslation } from '@shared/i18n';
import { Fieldset, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import { PickBox } from './pick-box.tsx';

interface FoundThingsProps {
  readonly content: ImportContent;
  readonly leftOut: ReadonlySet<string>;
  readonly onPick: (key: string, picked: boolean) => void;
}

interface FoundThing {
  readonly key: string;
  readonly label: string;
  readonly detail: string;
}

const listed = (parts: readonly (string | null)[], separator = ', ') => parts.filter(Boolean).join(separator);

/** Everything found, in groups, each with a check box. */
export function FoundThings({ content, leftOut, onPick }: FoundThingsProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const dates = (each: ImportContent['work'][number] | ImportContent['education'][number]) =>
    formatDateRange({ start: each.startDate, end: each.endDate, language, openEnd: t('present') });
  const points = (count: number) => (count === 0 ? '' : t('import.points', { count }));
  const groups: readonly (readonly [string, readonly FoundThing[]])[] = [
    [
      t('import.work'),
      content.work.map((each) => ({
        key: each.uuid,
        label: listed([each.position, each.company]),
        detail: listed([dates(each), points(each.accomplishments.length)], ' · '),
      })),
    ],
    [
      t('import.education'),
      content.education.map((each) => ({
        key: each.uuid,
        label: listed([listed([each.degree, each.major]), each.university], ' – '),
        detail: listed([dates(each), points(each.accomplishments.length + each.coursework.length)], ' · '),
      })),
    ],
    [
      t('import.skills'),
      content.skills.map((each) => ({
        key: each.uuid,
        label: each.name,
        detail: listed(each.skills.map(({ name }) => name)),
      })),
    ],
    [
      t('import.rest'),
      [
        { key: headlineKey, label: t('content.headline'), detail: content.headline },
        { key: summaryKey, label: t('content.summary'), detail: content.summary },
        {
          key: linksKey,
          label: t('content.links'),
          detail: listed(content.links.map(({ label, url }) => label || withoutScheme(url))),
        },
        ...content.sections.map((section) => ({
          key: section.id,
          label: section.title,
          detail: listed(section.items.map(({ title, subtitle }) => title || subtitle)),
        })),
      ].filter(({ detail }) => detail !== ''),
    ],
  ];
  return groups
    .filter(([, things]) => things.length > 0)
    .map(([legend, things]) => (
      <Fieldset.Root key={legend}>
        <Fieldset.Legend fontFamily="heading" fontSize="md" fontWeight="700" color="fg">
          {legend}
        </Fieldset.Legend>
        <Stack gap="3" mt="2">
          {things.map(({ key, label, detail }) => (
            <PickBox
              key={key}
              label={label === '' ? t('import.unnamed') : label}
              detail={detail}
              picked={!leftOut.has(key)}
              onChange={(picked) => onPick(key, picked)}
            />
          ))}
        </Stack>
      </Fieldset.Root>
    ));
}
