import { resumeLimits, type HeaderLink } from '@shared/documents';
import { Stack } from '@shared/ui';
import { memo, type ReactNode } from 'react';
import { LineField } from '../fields/plain-fields.tsx';
import { useBuilderTexts } from '../texts.ts';
import { type LinkAction, LinkRows } from './link-rows.tsx';

/** The actions that edit the headline and the links. */
export type HeaderAction = { readonly type: 'set headline'; readonly headline: string } | LinkAction;

interface HeaderFieldsProps {
  readonly headline: string;
  readonly links: readonly HeaderLink[];
  readonly edit: (action: HeaderAction) => void;
}

/** The lines under the name besides the contact info: a headline and links. */
export const HeaderFields = memo(function HeaderFields({ headline, links, edit }: HeaderFieldsProps): ReactNode {
  const t = useBuilderTexts();
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
      <LinkRows links={links} edit={edit} />
    </Stack>
  );
});
