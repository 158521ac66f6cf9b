import { isEmail, parseWebLink, resumeLimits, type ContactInfo } from '@shared/documents';
import {
  ContactInfoFormFields,
  toContactInfo,
  toContactInfoValues,
  useValidatedForm,
  yup,
  type ContactInfoValues,
} from '@shared/forms';
import { useTranslation, type Translate } from '@shared/i18n';
import type { Correction } from '@shared/importers';
import { useMemo, useState, type ReactNode } from 'react';
import { EditorFrame } from './editor-frame.tsx';

interface ContactEditorProps {
  readonly contact: ContactInfo;
  readonly onCorrect: (correction: Correction) => void;
  readonly onClose: () => void;
}

/**
 * What a résumé accepts as contact info: unlike in a profile, the phone number and the postal code may be those of any
 * country, and the email may be missing, for which the profile’s is used.
 */
function rulesFor(t: Translate): yup.ObjectSchema<ContactInfoValues> {
  const max = resumeLimits.line;
  const line = yup.string().defined().max(max, t('import.correct.tooLong', { max }));
  const shaped = (isValid: (text: string) => boolean, message: string) =>
    line.test({ name: 'shape', message, test: (value) => value.trim() === '' || isValid(value.trim()) });
  return yup.object({
    ...{ firstName: line, lastName: line, phone: line },
    email: shaped(isEmail, t('import.correct.notAnEmail')),
    linkedin: shaped((text) => parseWebLink(text) !== undefined, t('import.correct.notALink')),
    ...{ addressOne: line, addressTwo: line, city: line, state: line, zip: line, country: line },
  });
}

/** Corrects the contact info of a file before anything is saved. */
export function ContactEditor({ contact, onCorrect, onClose }: ContactEditorProps): ReactNode {
  const { t } = useTranslation();
  const rules = useMemo(() => rulesFor(t), [t]);
  const { control, getValues, trigger } = useValidatedForm(rules, toContactInfoValues(contact));
  const [before] = useState(contact);
  const apply = (): boolean => {
    const values = getValues();
    if (!rules.isValidSync(values)) return false;
    onCorrect({ type: 'edit contact', contact: toContactInfo(values) });
    return true;
  };
  const finish = (): void => {
    if (apply()) onClose();
    else void trigger();
  };
  const cancel = (): void => {
    onCorrect({ type: 'edit contact', contact: before });
    onClose();
  };
  return (
    <EditorFrame onBlur={apply} onDone={finish} onCancel={cancel}>
      <ContactInfoFormFields control={control} withCountry anyCountry />
    </EditorFrame>
  );
}
