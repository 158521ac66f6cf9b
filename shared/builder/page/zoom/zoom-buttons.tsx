import { useFormats } from '@shared/i18n';
import { Button, HStack, IconAction, ZoomInIcon, ZoomOutIcon } from '@shared/ui';
import type { ReactNode } from 'react';
import type { Zoom } from './use-zoom.ts';
import { useBuilderTexts } from '../../texts.ts';

/** Buttons to zoom out, zoom in, and switch between the available width and the size on paper. */
export function ZoomButtons({ scale, step, set }: Zoom): ReactNode {
  const t = useBuilderTexts();
  const formats = useFormats();
  const isFit = scale === 'fit';
  const size = isFit ? '' : formats.number(scale, { style: 'percent' });
  return (
    <HStack gap="0" role="group" aria-label={t('zoom.title')}>
      <IconAction tip={t('zoom.smaller')} size="sm" onClick={() => step(-1)}>
        <ZoomOutIcon size={16} aria-hidden />
      </IconAction>
      <Button
        size="sm"
        variant="ghost"
        colorPalette="gray"
        minWidth="20"
        aria-label={isFit ? t('zoom.toPaper') : t('zoom.toFit', { size })}
        onClick={() => set(isFit ? 1 : 'fit')}
      >
        {isFit ? t('zoom.fit') : size}
      </Button>
      <IconAction tip={t('zoom.larger')} size="sm" onClick={() => step(1)}>
        <ZoomInIcon size={16} aria-hidden />
      </IconAction>
    </HStack>
  );
}
