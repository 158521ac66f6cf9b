import { LineField } from '@shared/builder';
import { resumeLimits, type HeaderLink } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Button, Grid, PlusIcon, Stack, Text } from '@shared/ui';
import { memo, useState, type Dispatch, type ReactNode } from 'react';
import type { EditAction } from '../editing/edit-action.ts';
import { linkColumns, LinkRow } from './link-row.tsx';

interface HeaderFieldsProps {
  readonly headline: string;
  readonly links: readonly HeaderLink[];
  readonly edit: Dispatch<EditAction>;
}

/** What stands under the name besides contact info: a headline and links. */
export const HeaderFields = memo(function HeaderFields({ headline, links, edit }: HeaderFieldsProps): ReactNode {
  const { t } = useTranslation();
  /** Rows without an address yet; the document knows a link only once it leads somewhere. */
  const [added, setAdded] = useState<readonly string[]>([]);
  const rows: readonly HeaderLink[] = [
    ...links,
    ...added.filter((id) => !links.some((link) => link.id === id)).map((id) => ({ id, label: '', url: '' })),
  ];
  const mayAdd = rows.length < resumeLimits.links;
  return (
    <Stack gap="4">
      <LineField
        label={t('content.headline')}
        help={t('content.headlineHelp')}
        part="headline"
        value={headline}
        maxLength={resumeLimits.line}
        onChange={(value) => edit({ type: 'set headline', headline: value })}
      />
      <Stack gap="2" role="group" aria-label={t('content.links')}>
        {rows.length > 0 && (
          <Grid templateColumns={linkColumns} gap="2" aria-hidden>
            <Text textStyle="label">{t('content.linkLabel')}</Text>
            <Text textStyle="label">{t('content.linkAddress')}</Text>
          </Grid>
        )}
        {rows.map((link, index) => (
          <LinkRow
            key={link.id}
            link={link}
            place={index + 1}
            onChange={(changed) => edit({ type: 'set link', link: changed })}
            onRemove={() => {
              setAdded((before) => before.filter((id) => id !== link.id));
              edit({ type: 'remove link', id: link.id });
            }}
          />
        ))}
        {mayAdd && (
          <Button
            variant="plain"
            size="sm"
            alignSelf="flex-start"
            px="0"
            onClick={() => setAdded((before) => [...before, crypto.randomUUID()])}
          >
            <PlusIcon size={16} aria-hidden />
            {t('content.addLink')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
});
