import { resumeLimits, type HeaderLink } from '@shared/documents';
import { Button, Grid, PlusIcon, Stack, Text } from '@shared/ui';
import { memo, useState, type ReactNode } from 'react';
import { LineField } from '../fields/plain-fields.tsx';
import { useBuilderTexts } from '../texts.ts';
import { linkColumns, LinkRow } from './link-row.tsx';

/** The actions that edit the headline and the links. */
export type HeaderAction =
  | { readonly type: 'set headline'; readonly headline: string }
  | { readonly type: 'set link'; readonly link: HeaderLink }
  | { readonly type: 'remove link'; readonly id: string };

interface HeaderFieldsProps {
  readonly headline: string;
  readonly links: readonly HeaderLink[];
  readonly edit: (action: HeaderAction) => void;
}

/** The lines under the name besides the contact info: a headline and links. */
export const HeaderFields = memo(function HeaderFields({ headline, links, edit }: HeaderFieldsProps): ReactNode {
  const t = useBuilderTexts();
  /** Ids of rows that have no address yet; the document stores a link only once it has a valid address. */
  const [added, setAdded] = useState<readonly string[]>([]);
  const rows: readonly HeaderLink[] = [
    ...links,
    ...added.filter((id) => !links.some((link) => link.id === id)).map((id) => ({ id, label: '', url: '' })),
  ];
  const mayAdd = rows.length < resumeLimits.links;
  return (
    <Stack gap="4">
      <LineField
        label={t('header.headline')}
        help={t('header.headlineHelp')}
        part="headline"
        value={headline}
        maxLength={resumeLimits.line}
        onChange={(value) => edit({ type: 'set headline', headline: value })}
      />
      <Stack gap="2" role="group" aria-label={t('header.links')}>
        {rows.length > 0 && (
          <Grid templateColumns={linkColumns} gap="2" aria-hidden>
            <Text textStyle="label">{t('header.linkLabel')}</Text>
            <Text textStyle="label">{t('header.linkAddress')}</Text>
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
            {t('header.addLink')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
});
