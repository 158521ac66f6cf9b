import { useTranslation } from '@shared/i18n';
import { lazyComponent, useEnvironment } from '@shared/remote-kit';
import { Box, Heading, Text } from '@shared/ui';
import type { ReactNode } from 'react';

const Devices = lazyComponent(async () => (await import('./devices.tsx')).Devices);

/** Where the person is signed in. Not there where the host does not sign in itself, as in a partner's page. */
export function DevicesSection(): ReactNode {
  const { t } = useTranslation();
  const { devices } = useEnvironment();
  if (devices === undefined) return null;
  return (
    <Box as="section" aria-labelledby="profile-devices" mt="12">
      <Heading as="h2" id="profile-devices" textStyle="xl" mb="1">
        {t('devices.title')}
      </Heading>
      <Text color="fg.muted" mb="4">
        {t('devices.purpose')}
      </Text>
      <Devices port={devices} />
    </Box>
  );
}
