import type { SignedInDevice } from '@shared/contracts';
import { useFormats, useTranslation, type Formats, type Translate } from '@shared/i18n';
import { Badge, Box, Button, Flex, Stack, Text, Tile } from '@shared/ui';
import type { ReactNode } from 'react';

/** Returns the name of a device, such as `Firefox on Linux`, from the parts that are known. */
export function nameOf({ browser, system }: SignedInDevice, t: Translate): string {
  if (browser !== undefined && system !== undefined) return t('devices.name', { browser, system });
  return browser ?? system ?? t('devices.unknown');
}

/** The interval in milliseconds at which the provider records a use; a more exact time would be wrong. */
const exactness = 5 * 60 * 1000;

function useOf({ isCurrent, lastSeenAt }: SignedInDevice, t: Translate, formats: Formats): string {
  if (isCurrent) return t('devices.inUse');
  if (Date.now() - Date.parse(lastSeenAt) < exactness) return t('devices.recent');
  return t('devices.lastSeen', { when: formats.relative(lastSeenAt) });
}

export interface DeviceRowProps {
  readonly device: SignedInDevice;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

/** One device: its name, its last use, and the button that signs it out. */
export function DeviceRow({ device, busy, onEnd }: DeviceRowProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { createdAt, lastSeenAt, isCurrent } = device;
  const name = nameOf(device, t);
  return (
    <Flex
      as="li"
      align="center"
      gap="4"
      p="4"
      borderWidth="1px"
      borderRadius="l2"
      wrap={{ base: 'wrap', sm: 'nowrap' }}
    >
      <Tile tone={isCurrent ? 'primary' : 'quiet'} aria-hidden>
        {(device.browser ?? device.system ?? '?').charAt(0)}
      </Tile>
      <Stack gap="1" flex="1" minWidth="0">
        <Flex align="center" gap="2" wrap="wrap">
          <Text fontWeight="600" overflowWrap="anywhere">
            {name}
          </Text>
          {isCurrent && <Badge colorPalette="primary">{t('devices.current')}</Badge>}
        </Flex>
        <Text color="fg.muted" textStyle="sm">
          <time dateTime={lastSeenAt} title={formats.dateTime(lastSeenAt)}>
            {useOf(device, t, formats)}
          </time>
          {' · '}
          <time dateTime={createdAt}>{t('devices.since', { date: formats.date(createdAt) })}</time>
        </Text>
      </Stack>
      {!isCurrent && (
        <Box width={{ base: 'full', sm: 'auto' }} ps={{ base: '12', sm: '0' }}>
          <Button
            variant="outline"
            size="sm"
            colorPalette="gray"
            loading={busy}
            aria-label={t('devices.endOf', { name })}
            onClick={onEnd}
          >
            {t('devices.end')}
          </Button>
        </Box>
      )}
    </Flex>
  );
}
