import { useTranslation } from '@shared/i18n';
import { lazyComponent, useEnvironment } from '@shared/remote-kit';
import { Box, Heading, Text } from '@shared/ui';
import type { ReactNode } from 'react';

const Devices = lazyComponent(async () => (await import('./devices.tsx')).Devices);

/**
 * Lists the devices on which the person is signed in. It is hidden if the host does not handle sign-in itself, as on a
 * partner's page.
 */
export function DevicesSection(): ReactNode {
  const { t } = useTranslation();
  const { devices } = useEnvironment();
  if (devices === undefined) return null;
  return (
    <Box as="section" aria-labelledby="profile-devices" mt="8">
      <Heading as="h2" id="profile-devices" tabIndex={-1} outline="none" textStyle="lg" mb="1">
        {t('devices.title')}
      </Heading>
      <Text color="fg.muted" mb="4">
        {t('devices.purpose')}
      </Text>
      <Devices port={devices} />
    </Box>
  );
}
