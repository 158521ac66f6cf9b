import type { DevicesPort, SignedInDevice } from '@shared/contracts';
import { useTranslation } from '@shared/i18n';
import { ErrorNotice, ListSkeleton, Stack, Text, useNotices } from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { DeviceRow, nameOf } from './device-row.tsx';
import { EndOthers } from './end-others.tsx';
import { useDevices } from './use-devices.ts';

interface DevicesProps {
  readonly port: DevicesPort;
}

/** Lists the devices and signs out one or all others. */
export function Devices({ port }: DevicesProps): ReactNode {
  const { t } = useTranslation();
  const notices = useNotices();
  const { state, reload } = useDevices(port);
  const [ending, setEnding] = useState<readonly string[]>([]);
  const list = useRef<HTMLDivElement>(null);

  const end = async (device: SignedInDevice): Promise<void> => {
    const name = nameOf(device, t);
    setEnding((ids) => [...ids, device.id]);
    try {
      await port.end(device.id);
      notices.show({ kind: 'success', title: t('devices.ended', { name }) });
      // The focused button disappears with its row.
      list.current?.focus();
    } catch {
      notices.show({
        kind: 'error',
        title: t('devices.endFailed', { name }),
        description: t('devices.endFailedSafe'),
      });
    }
    setEnding((ids) => ids.filter((id) => id !== device.id));
    reload();
  };

  if (state.status === 'loading') return <ListSkeleton rows={2} />;
  if (state.status === 'failed') {
    return (
      <ErrorNotice title={t('devices.loadFailed')} onRetry={reload}>
        {t('devices.loadFailedSafe')}
      </ErrorNotice>
    );
  }
  const others = state.devices.filter(({ isCurrent }) => !isCurrent);
  const sorted = [...state.devices.filter(({ isCurrent }) => isCurrent), ...others];
  return (
    <Stack gap="4" ref={list} tabIndex={-1} outline="none" align="flex-start">
      <Stack as="ul" gap="3" width="full" listStyleType="none">
        {sorted.map((device) => (
          <DeviceRow key={device.id} device={device} busy={ending.includes(device.id)} onEnd={() => void end(device)} />
        ))}
      </Stack>
      {others.length === 0 ? (
        <Text color="fg.muted">{t('devices.onlyThis')}</Text>
      ) : (
        <EndOthers
          port={port}
          count={others.length}
          onDone={() => {
            list.current?.focus();
            reload();
          }}
        />
      )}
    </Stack>
  );
}
