import { yupResolver } from '@hookform/resolvers/yup';
import { contactInfoRules, finishPhone, type ContactInfo } from '@shared/documents';
import { AppDialog, Button, ConfirmDialog, ErrorNotice } from '@shared/ui';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { useFormTexts } from '../texts.ts';
import { ContactInfoFormFields } from './contact-info-form-fields.tsx';
import { toContactInfo, toValues, type ContactInfoValues } from './contact-info-values.ts';

export interface ContactInfoDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The form resets to these values whenever their content changes. */
  readonly contactInfo: Partial<ContactInfo> | null;
  /** Omits *Save & Update Profile*. */
  readonly saveOnly?: boolean;
  /** Makes *Save & Update Profile* the main button, as for a profile that is still empty. */
  readonly updateProfileFirst?: boolean;
  /** The dialog of the side navigation also includes country (product.md §3). */
  readonly withCountry?: boolean;
  /** A place with more about the person, which the dialog leads to after asking about unsaved changes. */
  readonly more?: { readonly label: string; readonly onOpen: () => void };
  /**
   * Receives the values and whether *Save & Update Profile* was pressed. When it rejects, the dialog reports that and
   * keeps what was typed; closing it after success is up to the caller.
   */
  readonly onUpdate: (contactInfo: ContactInfo, updateProfile: boolean) => Promise<void>;
}

// The rules also accept null, which this form never contains.
const resolveFields = yupResolver(contactInfoRules) as unknown as Resolver<ContactInfoValues>;

/** Judges the phone number as it is when its field is left; otherwise one of 7 digits would disable saving until then. */
const resolver: Resolver<ContactInfoValues> = (values, context, options) =>
  resolveFields({ ...values, phone: finishPhone(values.phone) }, context, options);

const savings = ['save-and-update', 'save'] as const;
type Saving = (typeof savings)[number];

/** The Edit Contact Info dialog of product.md §2, with the rules of §5. */
export function ContactInfoDialog(props: ContactInfoDialogProps): ReactNode {
  const { open, onClose, contactInfo, saveOnly = false, updateProfileFirst = false, withCountry = false } = props;
  const { more, onUpdate } = props;
  const t = useFormTexts();
  const values = useMemo(() => toValues(contactInfo), [contactInfo]);
  const { control, handleSubmit, reset, setValue, trigger, formState } = useForm<ContactInfoValues>({
    values,
    mode: 'all',
    resolver,
  });
  const { errors, isDirty, isValid, isSubmitting } = formState;
  const [saving, setSaving] = useState<Saving | null>(null);
  const [failed, setFailed] = useState(false);
  /** What happens when the person leaves without saving; undefined while nobody asked. */
  const [leaving, setLeaving] = useState<{ readonly then?: () => void }>();

  useEffect(() => {
    if (open) void trigger();
  }, [open, values, trigger]);

  const close = (): void => {
    setLeaving(undefined);
    setFailed(false);
    reset(values);
    onClose();
  };
  const leave = (then?: () => void): void => {
    if (isDirty) {
      setLeaving({ ...(then !== undefined && { then }) });
      return;
    }
    close();
    then?.();
  };
  const submit = (how: Saving): Promise<void> =>
    handleSubmit(async (typed) => {
      setSaving(how);
      setFailed(false);
      // The Enter key saves without leaving the field, which has to show what is saved.
      setValue('phone', typed.phone);
      try {
        await onUpdate(toContactInfo(typed), how === 'save-and-update');
      } catch {
        setFailed(true);
      } finally {
        setSaving(null);
      }
    })();
  const mainSaving: Saving = updateProfileFirst && !saveOnly ? 'save-and-update' : 'save';
  const mayNotSave = !isValid || Object.keys(errors).length > 0 || isSubmitting;

  return (
    <>
      <AppDialog
        open={open}
        onClose={() => leave()}
        title={t('contactInfo.title')}
        frame={(content) => (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!mayNotSave) void submit(mainSaving);
            }}
          >
            {content}
          </form>
        )}
        actions={
          <>
            {more !== undefined && (
              <Button variant="plain" px="0" me="auto" onClick={() => leave(more.onOpen)}>
                {more.label}
              </Button>
            )}
            {(saveOnly ? ['save' as const] : savings)
              .toSorted((one) => (one === mainSaving ? 1 : -1))
              .map((how) => (
                <Button
                  key={how}
                  {...(how === mainSaving
                    ? { type: 'submit' }
                    : { variant: 'outline', onClick: () => void submit(how) })}
                  disabled={mayNotSave}
                  loading={saving === how}
                >
                  {t(how === 'save' ? 'contactInfo.save' : 'contactInfo.saveAndUpdate')}
                </Button>
              ))}
          </>
        }
      >
        <ContactInfoFormFields control={control} withCountry={withCountry} />
        {failed && <ErrorNotice title={t('contactInfo.failed')}>{t('contactInfo.kept')}</ErrorNotice>}
      </AppDialog>
      <ConfirmDialog
        open={open && leaving !== undefined}
        title={t('unsaved.title')}
        confirmLabel={t('unsaved.leave')}
        cancelLabel={t('unsaved.stay')}
        tone="danger"
        onConfirm={() => {
          close();
          leaving?.then?.();
        }}
        onCancel={() => setLeaving(undefined)}
      >
        {t('unsaved.body')}
      </ConfirmDialog>
    </>
  );
}
