import { LineField } from '@shared/builder';
import { hasForeignScheme, parseWebLink, resumeLimits } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { useState, type ReactNode } from 'react';

interface LinkFieldProps {
  readonly label: string;
  readonly part?: string;
  readonly value: string;
  /** Gets every text that may be stored: any but an address that leads anywhere else than to the web. */
  readonly onChange: (value: string) => void;
}

/** A web address, with or without its scheme; what is wrong with it is said on leaving. */
export function LinkField({ label, part, value, onChange }: LinkFieldProps): ReactNode {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);
  const shown = refused ?? value;
  const isWrong = shown.trim() !== '' && parseWebLink(shown) === undefined;
  return (
    <LineField
      label={label}
      part={part}
      value={shown}
      maxLength={resumeLimits.link}
      inputMode="url"
      isUnknown={refused !== undefined}
      error={isWrong && isLeft ? t('fields.notALink') : undefined}
      onChange={(text) => {
        setIsLeft(false);
        const isForeign = hasForeignScheme(text);
        setRefused(isForeign ? text : undefined);
        // `javascript` was a word until the colon came: it does not stay behind.
        onChange(isForeign ? '' : text);
      }}
      onBlur={() => setIsLeft(true)}
    />
  );
}
