import { parseWebLink, resumeLimits, type HeaderLink } from '@shared/documents';
import { Field, Grid, IconButton, Input, Trash2Icon } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { undoesItself } from '../editing/use-undo-keys.ts';
import { useBuilderTexts } from '../texts.ts';

/** Grid columns for label, address, and button; shared by each row of links and the column headings. */
export const linkColumns = 'minmax(0, 2fr) minmax(0, 3fr) 2.5rem';

interface LinkRowProps {
  readonly link: HeaderLink;
  /** The row's position, counted from 1. */
  readonly place: number;
  /** Receives links with a valid web address; text that is still being typed stays in the row. */
  readonly onChange: (link: HeaderLink) => void;
  readonly onRemove: () => void;
}

/** One row of the links in the header: label, address, and a button that removes it. */
export function LinkRow({ link, place, onChange, onRemove }: LinkRowProps): ReactNode {
  const t = useBuilderTexts();
  /** The typed text, and the link that the document holds; an undo replaces that link. */
  const [typed, setTyped] = useState({ label: link.label, address: link.url, known: link });
  const [isLeft, setIsLeft] = useState(false);
  if (link.label !== typed.known.label || link.url !== typed.known.url) {
    setTyped({ label: link.label, address: link.url, known: link });
  }
  const { label, address } = typed;
  const isWrong = address.trim() !== '' && parseWebLink(address) === undefined;
  const isUnknown = parseWebLink(address) !== link.url || label !== link.label;
  const change = (nextLabel: string, nextAddress: string): void => {
    const url = parseWebLink(nextAddress);
    const known = url === undefined ? typed.known : { id: link.id, label: nextLabel, url };
    setTyped({ label: nextLabel, address: nextAddress, known });
    if (known !== typed.known) onChange(known);
  };
  return (
    <Grid data-text-of={link.id} templateColumns={linkColumns} gap="2" alignItems="start">
      <Input
        aria-label={t('header.linkLabelOf', { place })}
        value={label}
        {...(isUnknown && undoesItself)}
        maxLength={resumeLimits.line}
        onChange={({ target }) => change(target.value, address)}
      />
      <Field.Root invalid={isWrong && isLeft}>
        <Input
          aria-label={t('header.linkAddressOf', { place })}
          value={address}
          {...(isUnknown && undoesItself)}
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
        aria-label={t('header.removeLink', { name: label === '' ? `${place}` : label })}
        onClick={onRemove}
      >
        <Trash2Icon size={18} aria-hidden />
      </IconButton>
    </Grid>
  );
}
