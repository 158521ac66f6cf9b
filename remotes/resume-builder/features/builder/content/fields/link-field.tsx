import { LineField } from '@shared/builder';
import { hasForeignScheme, parseWebLink, resumeLimits } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { useState, type ReactNode } from 'react';

interface LinkFieldProps {
  readonly label: string;
  readonly part?: string;
  readonly value: string;
  /** Called with every text that may be stored, which excludes URLs with a scheme other than http or https. */
  readonly onChange: (value: string) => void;
}

/** A field for a web address, with or without a scheme. Errors are shown on blur. */
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
        // While the person types, `javascript` is a word until the colon follows, so the text stored before must be
        // cleared.
        onChange(isForeign ? '' : text);
      }}
      onBlur={() => setIsLeft(true)}
    />
  );
}
