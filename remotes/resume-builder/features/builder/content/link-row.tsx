import { parseWebLink, resumeLimits, type HeaderLink } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Field, Grid, IconButton, Input, Trash2Icon } from '@shared/ui';
import { useState, type ReactNode } from 'react';

/** Label, address, button; for the row of links and the names above them. */
export const linkColumns = 'minmax(0, 2fr) minmax(0, 3fr) 2.5rem';

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
    <Grid templateColumns={linkColumns} gap="2" alignItems="start">
      <Input
        aria-label={t('content.linkLabelOf', { place })}
        value={label}
        maxLength={resumeLimits.line}
        onChange={({ target }) => change(target.value, address)}
      />
      <Field.Root invalid={isWrong && isLeft}>
        <Input
          aria-label={t('content.linkAddressOf', { place })}
          value={address}
          maxLength={resumeLimits.link}
          inputMode="url"
          autoComplete="off"
          onChange={({ target }) => {
            setIsLeft(false);
            change(label, target.value);
          }}
          onBlur={() => setIsLeft(true)}
        />
        <Field.ErrorText>{t('fields.notALink')}</Field.ErrorText>
      </Field.Root>
      <IconButton
        variant="ghost"
        colorPalette="gray"
        aria-label={t('content.removeLink', { name: label === '' ? `${place}` : label })}
        onClick={onRemove}
      >
        <Trash2Icon size={18} aria-hidden />
      </IconButton>
    </Grid>
  );
}
