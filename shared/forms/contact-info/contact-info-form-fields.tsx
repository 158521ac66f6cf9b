import { finishPhone, formatPhone, formatZip } from '@shared/documents';
import { SimpleGrid, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../fields/text-field.tsx';
import { useFormTexts } from '../texts.ts';
import type { ContactInfoValues } from './contact-info-values.ts';

export interface ContactInfoFormFieldsProps {
  readonly control: Control<ContactInfoValues>;
  readonly withCountry: boolean;
  /** Leaves phone numbers and postal codes as they are typed, where those of any country are accepted. */
  readonly anyCountry?: boolean;
}

/** The fields of product.md §2 in their order; in one column, or two for pairs. */
export function ContactInfoFormFields(props: ContactInfoFormFieldsProps): ReactNode {
  const { control, withCountry, anyCountry = false } = props;
  const t = useFormTexts();
  const field = (
    name: keyof ContactInfoValues,
    autoComplete: string,
    more: Partial<TextFieldProps<ContactInfoValues>> = {},
  ): ReactNode => (
    <TextField control={control} name={name} label={t(`contactInfo.${name}`)} autoComplete={autoComplete} {...more} />
  );
  return (
    <Stack gap="4">
      <Pair>
        {field('firstName', 'given-name')}
        {field('lastName', 'family-name')}
      </Pair>
      {field('email', 'email', { type: 'email', required: true })}
      <Pair>
        {field('phone', 'tel', { type: 'tel', ...(!anyCountry && { format: formatPhone, onLeave: finishPhone }) })}
        {field('linkedin', 'url', { inputMode: 'url' })}
      </Pair>
      {field('addressOne', 'address-line1')}
      {field('addressTwo', 'address-line2')}
      <Pair>
        {field('city', 'address-level2')}
        {field('state', 'address-level1')}
      </Pair>
      <Pair>
        {field('zip', 'postal-code', anyCountry ? {} : { inputMode: 'numeric', format: formatZip })}
        {withCountry && field('country', 'country-name')}
      </Pair>
    </Stack>
  );
}

function Pair({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="start">
      {children}
    </SimpleGrid>
  );
}
