import type { UseFormReturn } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { Button, ChevronDownIcon, Stack } from '@shared/ui';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import type { JobValues } from '../job-values.ts';

/** The fields that the form of a new job always shows. */
const firstFields: readonly string[] = ['title', 'company', 'location', 'link', 'stage'];

interface MoreFieldsProps {
  readonly form: UseFormReturn<JobValues>;
  readonly children: ReactNode;
}

/**
 * The fields of a new job that can wait. They open by themselves when one of them has a value or an error, because
 * nothing that is saved may be hidden.
 */
export function MoreFields({ form, children }: MoreFieldsProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { dirtyFields, errors } = form.formState;
  const isWanted = [...Object.keys(dirtyFields), ...Object.keys(errors)].some((name) => !firstFields.includes(name));
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) {
    setWasWanted(true);
    setIsOpen(true);
  }
  // A field that was hidden when its error was found takes the focus once it is shown; later errors are the business of
  // the next attempt to save.
  const focusFirstError = useEffectEvent(() => {
    const first = Object.keys(errors).find((name) => !firstFields.includes(name));
    if (first !== undefined && form.formState.submitCount > 0) form.setFocus(first as keyof JobValues);
  });
  useEffect(() => {
    if (isOpen) focusFirstError();
  }, [isOpen]);
  return (
    <>
      <Button
        variant="ghost"
        colorPalette="gray"
        alignSelf="flex-start"
        ms="-3"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDownIcon size={18} aria-hidden style={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
        {t('form.more')}
      </Button>
      <Stack id={id} gap="6" display={isOpen ? 'flex' : 'none'}>
        {children}
      </Stack>
    </>
  );
}
