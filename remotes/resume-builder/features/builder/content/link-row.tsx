import { parseWebLink, resumeLimits, type HeaderLink } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Box, Grid, IconButton, Trash2Icon } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { LineField } from './fields/plain-fields.tsx';

interface LinkRowProps {
  readonly link: HeaderLink;
  /** From 1. */
  readonly place: number;
  /** Gets links with an address that leads to the web; what is still being typed stays here. */
  readonly onChange: (link: HeaderLink) => void;
  readonly onRemove: () => void;
}

export function LinkRow({ link, place, onChange, onRemove }: LinkRowProps): ReactNode {
  const { t } = useTranslation();
  const [label, setLabel] = useState(link.label);
  const [address, setAddress] = useState(link.url);
  const [isLeft, setIsLeft] = useState(false);
  const isWrong = address.trim() !== '' && parseWebLink(address) === undefined;
  const change = (nextLabel: string, nextAddress: string): void => {
    setLabel(nextLabel);
    setAddress(nextAddress);
    const url = parseWebLink(nextAddress);
    if (url !== undefined) onChange({ id: link.id, label: nextLabel, url });
  };
  return (
    <Grid templateColumns="minmax(0, 2fr) minmax(0, 3fr) auto" gap="2" alignItems="start">
      <LineField
        label={t('content.linkLabel')}
        value={label}
        maxLength={resumeLimits.line}
        onChange={(text) => change(text, address)}
      />
      <LineField
        label={t('content.linkAddress')}
        value={address}
        maxLength={resumeLimits.link}
        inputMode="url"
        error={isWrong && isLeft ? t('fields.notALink') : undefined}
        onChange={(text) => {
          setIsLeft(false);
          change(label, text);
        }}
        onBlur={() => setIsLeft(true)}
      />
      <Box pt="7">
        <IconButton
          variant="ghost"
          colorPalette="gray"
          aria-label={t('content.removeLink', { name: label === '' ? `${place}` : label })}
          onClick={onRemove}
        >
          <Trash2Icon size={18} aria-hidden />
        </IconButton>
      </Box>
    </Grid>
  );
}
