import {
  CheckboxField,
  Controller,
  PasswordField,
  TextField,
  useForm,
  useWatch,
  yupResolver,
  type UseFormReturn,
} from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { Button, Fieldset, HStack, RadioGroup, Stack, Text } from '@shared/ui';
import { useEffect, useId, useMemo, type ReactNode } from 'react';
import { BundledResumeField } from './bundled-resume-field.tsx';
import { lastDayOfApplication, localDay, shareRules, type ShareSettings } from './share-settings.ts';
import { useSharingTexts } from './texts.ts';

interface ShareFormProps {
  readonly settings: ShareSettings;
  readonly hasPassword: boolean;
  /** Whether the link may also show a résumé. */
  readonly canBundle?: boolean;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly onSubmit: (settings: ShareSettings) => void;
  readonly onCancel: () => void;
}

const modes = ['live', 'frozen'] as const;
const hidden = ['hidesPhone', 'hidesEmail', 'hidesAddress'] as const;

/**
 * Proposes a frozen copy with an end date as soon as a résumé is added: an application should stay as it was sent, but
 * not forever.
 */
function useApplicationSettings({ control, getValues, setValue }: UseFormReturn<ShareSettings>, isNew: boolean): void {
  const isBundle = useWatch({ control, name: 'resumeId' }) !== '';
  useEffect(() => {
    if (!isNew || !isBundle) return;
    setValue('mode', 'frozen');
    if (getValues('lastDay') === '') setValue('lastDay', lastDayOfApplication(new Date()));
  }, [isNew, isBundle, getValues, setValue]);
}

/** The settings of one link: what it shows, to whom, and for how long. */
export function ShareForm(props: ShareFormProps): ReactNode {
  const { settings, hasPassword, canBundle = false, submitLabel, busy, onSubmit, onCancel } = props;
  const t = useSharingTexts();
  const { t: own } = useTranslation();
  const titleId = useId();
  const resolver = useMemo(() => yupResolver(shareRules(t, hasPassword)) as never, [t, hasPassword]);
  const form = useForm<ShareSettings>({ defaultValues: settings, resolver, mode: 'onTouched' });
  const { control, handleSubmit } = form;
  const [asksPassword, mode] = useWatch({ control, name: ['asksPassword', 'mode'] });
  useApplicationSettings(form, canBundle);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        // React events bubble through portals, and the builder's page must not receive this one.
        event.stopPropagation();
        void handleSubmit(onSubmit)(event);
      }}
    >
      <Stack gap="4">
        {canBundle && <BundledResumeField control={control} />}
        <Controller
          control={control}
          name="mode"
          render={({ field }) => (
            <Stack gap="2" role="group" aria-labelledby={titleId}>
              <Text id={titleId} fontWeight="600">
                {t('shows')}
              </Text>
              <RadioGroup.Root
                colorPalette="primary"
                aria-labelledby={titleId}
                value={field.value}
                onValueChange={({ value }) => field.onChange(value)}
              >
                <Stack gap="2">
                  {modes.map((each) => (
                    <RadioGroup.Item key={each} value={each}>
                      <RadioGroup.ItemHiddenInput />
                      <RadioGroup.ItemIndicator />
                      <RadioGroup.ItemText fontWeight="400">{own(`share.mode.${each}`)}</RadioGroup.ItemText>
                    </RadioGroup.Item>
                  ))}
                </Stack>
              </RadioGroup.Root>
              <Text textStyle="sm" color="fg.muted">
                {t(`modeHelp.${mode}`)}
              </Text>
            </Stack>
          )}
        />
        <TextField control={control} name="label" label={t('label')} help={t('labelHelp')} optional />
        <Fieldset.Root>
          <Fieldset.Legend fontWeight="600" fontSize="md" color="fg">
            {t('hide')}
          </Fieldset.Legend>
          <HStack gap="6" wrap="wrap" mt="2">
            {hidden.map((name) => (
              <CheckboxField key={name} control={control} name={name} label={t(name)} />
            ))}
          </HStack>
        </Fieldset.Root>
        <Stack gap="3">
          <CheckboxField control={control} name="asksPassword" label={t('asksPassword')} />
          {asksPassword && (
            <PasswordField
              control={control}
              name="password"
              required={!hasPassword}
              label={t('password')}
              help={hasPassword ? t('passwordStays') : t('passwordHelp')}
              autoComplete="new-password"
            />
          )}
        </Stack>
        <TextField
          control={control}
          name="lastDay"
          label={t('lastDay')}
          help={t('lastDayHelp')}
          type="date"
          min={localDay(new Date())}
          optional
        />
        {!asksPassword && <CheckboxField control={control} name="allowsSearch" label={t('allowsSearch')} />}
        <HStack gap="3" justify="flex-end" wrap="wrap">
          <Button variant="outline" colorPalette="gray" disabled={busy} onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {submitLabel}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}
