import type { ObservationPort } from '@shared/contracts';
import { useTranslation } from '@shared/i18n';
import { Checkbox, Text } from '@shared/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Section } from '../common/section.tsx';

/** Changes the consent to analytics, which is withdrawn as easily as it was given. */
export function ObservationSection({ observation }: { readonly observation: ObservationPort }): ReactNode {
  const { t } = useTranslation();
  const isAllowed = useSyncExternalStore(observation.subscribe, observation.isAllowed);
  return (
    <Section id="profile-observation" title={t('observation.title')}>
      <Checkbox.Root checked={isAllowed} onCheckedChange={({ checked }) => observation.allow(checked)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{t('observation.label')}</Checkbox.Label>
      </Checkbox.Root>
      <Text color="fg.muted" mt="2" maxWidth="70ch">
        {t('observation.help')}
      </Text>
    </Section>
  );
}
