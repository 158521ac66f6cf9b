import { useFormats, useTranslation } from '@shared/i18n';
import { Box, Flex, IconButton, Span, Stack, Text, VisuallyHidden, chakra } from '@shared/ui';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { maxZoom, zoomSquare, zoomOf, type Square } from './crop-square.ts';
import type { OpenPicture } from './open-picture.ts';
import { useGestures } from './use-gestures.ts';
import { ZoomRange } from './zoom-range.ts';

export interface CropFrameProps {
  readonly picture: OpenPicture;
  readonly square: Square;
  readonly onChange: (change: (square: Square) => Square) => void;
  readonly frameRef: Ref<HTMLDivElement>;
}

const percent = (share: number): string => `${share * 100}%`;

/** Shows the picture in its square frame, which can be moved and zoomed. */
export function CropFrame({ picture, square, onChange, frameRef }: CropFrameProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const help = useId();
  const zoomLabel = useId();
  // Changes by keyboard are announced, because screen reader users may not see them; a drag needs no announcement.
  const [isTold, setTold] = useState(false);
  const gestures = useGestures(square, picture, (change, byKey) => {
    setTold(byKey);
    onChange(change);
  });
  const share = (value: number): string => formats.number(value, { style: 'percent' });
  const zoom = zoomOf(square, picture);
  const most = maxZoom(picture);
  const zoomTo = (next: number): void => onChange((current) => zoomSquare(current, next, picture));
  return (
    <Stack gap="4" align="center">
      <Text id={help} color="fg.muted">
        {t('headshot.crop.help')}
      </Text>
      <Box
        ref={frameRef}
        role="application"
        aria-label={t('headshot.crop.frame')}
        aria-describedby={help}
        tabIndex={0}
        position="relative"
        overflow="hidden"
        width="100%"
        maxWidth="80"
        aspectRatio="square"
        borderRadius="l2"
        bg="white"
        cursor="move"
        touchAction="none"
        userSelect="none"
        focusVisibleRing="outside"
        {...gestures}
      >
        <chakra.img
          src={picture.url}
          alt=""
          draggable={false}
          position="absolute"
          maxWidth="none"
          pointerEvents="none"
          style={{
            width: percent(picture.width / square.side),
            height: percent(picture.height / square.side),
            left: percent(-square.left / square.side),
            top: percent(-square.top / square.side),
          }}
        />
        <Box
          position="absolute"
          inset="0"
          borderRadius="full"
          pointerEvents="none"
          boxShadow="0 0 0 999px rgba(8, 16, 22, 0.5)"
          aria-hidden
        />
      </Box>
      <Flex align="center" gap="3" width="100%" maxWidth="80">
        <IconButton
          variant="outline"
          colorPalette="gray"
          size="sm"
          aria-label={t('headshot.crop.zoomOut')}
          onClick={() => zoomTo(zoom / 1.1)}
        >
          <Span aria-hidden>−</Span>
        </IconButton>
        <VisuallyHidden id={zoomLabel}>{t('headshot.crop.zoom')}</VisuallyHidden>
        <ZoomRange
          type="range"
          aria-labelledby={zoomLabel}
          aria-valuetext={share(zoom)}
          min={1}
          max={most}
          step={0.01}
          value={zoom}
          disabled={most <= 1}
          onChange={(event) => zoomTo(event.target.valueAsNumber)}
        />
        <IconButton
          variant="outline"
          colorPalette="gray"
          size="sm"
          aria-label={t('headshot.crop.zoomIn')}
          onClick={() => zoomTo(zoom * 1.1)}
        >
          <Span aria-hidden>+</Span>
        </IconButton>
      </Flex>
      <VisuallyHidden role="status">
        {isTold &&
          t('headshot.crop.place', {
            left: share(square.left / picture.width),
            top: share(square.top / picture.height),
            zoom: share(zoom),
          })}
      </VisuallyHidden>
    </Stack>
  );
}
