import type { ContactInfo } from '@shared/documents';
import { useFormTexts } from '../texts.ts';

/** Returns the names of the contact fields, as the form shows them. */
export function useContactInfoNames(): (field: keyof ContactInfo) => string {
  const t = useFormTexts();
  return (field) => t(`contactInfo.${field}`);
}
