import { resumeLimits, type HeaderLink } from '@shared/documents';
import { Button, Grid, PlusIcon, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { useBuilderTexts } from '../texts.ts';
import { linkColumns, LinkRow } from './link-row.tsx';

/** The actions that edit a list of links. */
export type LinkAction =
  { readonly type: 'set link'; readonly link: HeaderLink } | { readonly type: 'remove link'; readonly id: string };

interface LinkRowsProps {
  readonly links: readonly HeaderLink[];
  readonly edit: (action: LinkAction) => void;
}

/** The links of a header: one row for each, and a button that adds one. */
export function LinkRows({ links, edit }: LinkRowsProps): ReactNode {
  const t = useBuilderTexts();
  /** Ids of rows that have no address yet; the document stores a link only once it has a valid address. */
  const [added, setAdded] = useState<readonly string[]>([]);
  const rows: readonly HeaderLink[] = [
    ...links,
    ...added.filter((id) => !links.some((link) => link.id === id)).map((id) => ({ id, label: '', url: '' })),
  ];
  const mayAdd = rows.length < resumeLimits.links;
  return (
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
  );
}
