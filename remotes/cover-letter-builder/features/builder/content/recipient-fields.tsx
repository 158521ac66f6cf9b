import { LineField, TextField } from '@shared/builder';
import { letterLimits, resumeLimits, type LetterRecipient } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Stack } from '@shared/ui';
import { memo, type Dispatch, type ReactNode } from 'react';
import type { EditAction } from '../editing/letter-action.ts';

interface RecipientFieldsProps {
  readonly recipient: LetterRecipient;
  readonly edit: Dispatch<EditAction>;
}

const lines = ['name', 'title', 'company'] as const;

/** The recipient of the letter. Every field is optional. */
export const RecipientFields = memo(function RecipientFields({ recipient, edit }: RecipientFieldsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Stack gap="4">
      {lines.map((field) => (
        <LineField
          key={field}
          label={t(`recipient.${field}`)}
          part={field}
          value={recipient[field]}
          maxLength={resumeLimits.line}
          onChange={(text) => edit({ type: 'set recipient', field, text })}
        />
      ))}
      <TextField
        label={t('recipient.address')}
        part="address"
        rows={2}
        value={recipient.address}
        maxLength={letterLimits.address}
        onChange={(text) => edit({ type: 'set recipient', field: 'address', text })}
      />
    </Stack>
  );
});
