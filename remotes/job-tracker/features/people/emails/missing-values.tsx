import { useTranslation } from '@shared/i18n';
import { Field, Grid, Input, medium } from '@shared/ui';
import type { ReactNode } from 'react';
import type { EmailVariable } from './email-variables.ts';

interface MissingValuesProps {
  /** The variables of the template that neither the person, the job, nor the profile fills in. */
  readonly names: readonly EmailVariable[];
  readonly values: Readonly<Partial<Record<EmailVariable, string>>>;
  readonly onChange: (name: EmailVariable, value: string) => void;
}

/** Fields for the variables that are still to be filled in. */
export function MissingValues({ names, values, onChange }: MissingValuesProps): ReactNode {
  const { t } = useTranslation();
  if (names.length === 0) return null;
  return (
    <Grid gap="4" templateColumns="minmax(0, 1fr)" css={{ [medium]: { gridTemplateColumns: '1fr 1fr' } }}>
      {names.map((name) => (
        <Field.Root key={name}>
          <Field.Label>{t(`emails.variables.${name}`)}</Field.Label>
          <Input
            value={values[name] ?? ''}
            autoComplete="off"
            maxLength={300}
            onChange={({ target }) => onChange(name, target.value)}
          />
        </Field.Root>
      ))}
    </Grid>
  );
}
