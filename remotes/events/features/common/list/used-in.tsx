import { useFormats, useTranslation, type Formats, type Translate } from '@shared/i18n';
import { Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { EventKind, StoredEvent } from '../event-kind.ts';

/** How many documents are named in a line. The rest is only counted. */
const maxNames = 4;

/** Returns `Engineering, Management and 3 more`. */
export function documentNames(usedIn: StoredEvent['usedIn'], formats: Formats, t: Translate): string {
  const names = usedIn.map(({ title }) => title);
  if (names.length <= maxNames) return formats.list(names);
  const rest = names.length - (maxNames - 1);
  return formats.list([...names.slice(0, maxNames - 1), t('list.moreNames', { count: rest })]);
}

export interface UsedInProps extends Pick<StoredEvent, 'usedIn'> {
  readonly kind: EventKind;
}

/** The documents that use a block, by name, shown before it is edited or deleted (decisions.md "Building blocks"). */
export function UsedIn({ kind, usedIn }: UsedInProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const context = kind.documents;
  return (
    <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      {usedIn.length === 0
        ? t('list.notUsed', { context })
        : t('list.usedIn', { context, count: usedIn.length, names: documentNames(usedIn, formats, t) })}
    </Text>
  );
}
