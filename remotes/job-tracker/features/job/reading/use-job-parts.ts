import { useWatch } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { JobFormState } from '../form/use-job-form.ts';
import type { JobValues } from '../job-values.ts';
import type { Part, Parts } from './parts.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface JobPartsOptions extends JobFormState {
  /** An element of the page. */
  readonly page: RefObject<HTMLElement | null>;
  readonly open: Part | undefined;
  readonly setOpen: (part: Part | undefined) => void;
}

/** Edits a job part by part. The focus returns to a part's value by its attribute `data-job-part`. */
export function useJobParts({ form, state, saveQuietly, page, open, setOpen }: JobPartsOptions): Parts {
  const { t } = useTranslation();
  const notices = useNotices();
  const { saving } = state;
  useWatch({ control: form.control });
  const values = form.getValues();
  /** The values before the open part was opened, and those with which it opened. */
  const before = useRef<{ readonly values: JobValues; readonly begun: JobValues }>(undefined);
  const returnsTo = useRef<Part>(undefined);
  /** Whether something changed during a save, which is saved after it. */
  const isBehind = useRef(false);

  useEffect(() => {
    const part = returnsTo.current;
    returnsTo.current = undefined;
    if (part === undefined || open !== undefined) return;
    const list = part.split('.')[0] ?? '';
    // The values in the page's bar are outside of its content.
    const root = page.current?.getRootNode() as Document | ShadowRoot | undefined;
    const find = (name: string): HTMLElement | null | undefined =>
      root?.querySelector<HTMLElement>(`[data-job-part="${name}"]`);
    (find(part) ?? find(list))?.focus();
  }, [open, page]);

  const write = (changes: Partial<JobValues>): void => {
    for (const [name, value] of Object.entries(changes)) {
      form.setValue(name as keyof JobValues, value, { shouldDirty: true });
    }
  };
  const start = (part: Part, change?: (values: JobValues) => Partial<JobValues>): void => {
    const old = structuredClone(form.getValues());
    if (change !== undefined) write(change(old));
    before.current = { values: old, begun: structuredClone(form.getValues()) };
    setOpen(part);
  };
  const settle = (then?: () => void): void =>
    void form.handleSubmit(async (checked) => {
      // A change that needs no field leaves a part open that was opened since.
      if (open !== undefined) {
        setOpen(undefined);
        before.current = undefined;
      }
      // The action of a notice belongs to an earlier render, whose `busy` is out of date. What is being saved is not
      // among the default values yet, so even a change back to them must be saved.
      if (saving.isRunning()) isBehind.current = true;
      const isChanged = !isSame(checked, form.formState.defaultValues);
      const saved = isChanged ? saving.save(checked) : undefined;
      then?.();
      await saved;
    })();
  const catchUp = useEffectEvent(() => {
    if (!isBehind.current || saving.busy || open !== undefined) return;
    isBehind.current = false;
    settle();
  });
  useEffect(() => catchUp(), [saving.busy, open]);
  return {
    control: form.control,
    values,
    open,
    isSaving: saving.busy,
    begin: (part, change) => (open === undefined ? start(part, change) : settle(() => start(part, change))),
    save(keepsFocus = false) {
      if (!keepsFocus) returnsTo.current = open;
      settle();
    },
    restore() {
      const part = open;
      returnsTo.current = part;
      setOpen(undefined);
      if (part === undefined) return;
      const mine = structuredClone(form.getValues());
      const stored = form.formState.defaultValues as JobValues;
      const { values: old, begun } = before.current ?? { values: stored, begun: stored };
      before.current = undefined;
      form.reset(old, { keepDefaultValues: true });
      // What was typed can be long, so leaving it is never the last word.
      if (isSame(mine, begun)) return;
      notices.show({
        kind: 'info',
        title: t('page.discarded'),
        action: {
          label: t('undo'),
          onClick: () => {
            form.reset(mine, { keepDefaultValues: true });
            setOpen(part);
          },
        },
      });
    },
    apply(change) {
      write(change(structuredClone(form.getValues())));
      saveQuietly();
      settle();
    },
  };
}
