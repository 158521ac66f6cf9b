import { composeName } from '@shared/documents';
import type { ReactNode } from 'react';
import { OutlineRow } from '../layout/outline-row.tsx';
import { headerPlace, useRevealed } from '../places/reveal.ts';
import { useBuilderTexts } from '../texts.ts';
import { ContactFields, type ContactFieldsProps } from './contact-fields.tsx';

interface ContactRowProps extends ContactFieldsProps {
  readonly isOpen: boolean;
  /** Receives the place of the row, `headerPlace`. */
  readonly onToggle: (place: string) => void;
  /** Opens the row for a place in it. */
  readonly onOpen: (place: string) => void;
  readonly menu?: ReactNode;
}

/** The row of the header, which opens contact info, headline, and links. */
export function ContactRow(props: ContactRowProps): ReactNode {
  const { isOpen, onToggle, onOpen, menu, ...fields } = props;
  const t = useBuilderTexts();
  useRevealed(headerPlace, () => onOpen(headerPlace));
  return (
    <OutlineRow
      title={t('header.title')}
      value={composeName(fields.contact ?? fields.profile)}
      place={headerPlace}
      isOpen={isOpen}
      onToggle={() => onToggle(headerPlace)}
      menu={menu}
    >
      <ContactFields {...fields} />
    </OutlineRow>
  );
}
