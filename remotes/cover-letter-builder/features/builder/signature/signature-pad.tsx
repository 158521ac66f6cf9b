import { letterLimits, signatureBox, signaturePath, type Stroke } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Box, Button, chakra, HStack, Text } from '@shared/ui';
import { useRef, useState, type PointerEvent, type ReactNode } from 'react';

interface SignaturePadProps {
  readonly strokes: readonly Stroke[];
  /** Called with all strokes after each one, so that undo removes one stroke at a time. */
  readonly onChange: (strokes: readonly Stroke[]) => void;
}

/** Minimum distance between recorded points, in units of the signature box. Closer points add no visible detail. */
const nearest = 3;

const pointsOf = (strokes: readonly Stroke[]): number => strokes.reduce((sum, stroke) => sum + stroke.length / 2, 0);

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

/** An area to sign in with a mouse, a finger, or a pen. */
export function SignaturePad({ strokes, onChange }: SignaturePadProps): ReactNode {
  const { t } = useTranslation();
  const sheet = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<Stroke | null>(null);
  const isFull =
    strokes.length >= letterLimits.strokes || pointsOf(strokes) + (drawn?.length ?? 0) / 2 >= letterLimits.points;

  const pointOf = ({ clientX, clientY }: PointerEvent): readonly [number, number] => {
    const { left, top, width, height } = sheet.current?.getBoundingClientRect() ?? new DOMRect();
    const { width: most, height: deepest } = signatureBox;
    return [
      within(((clientX - left) / Math.max(1, width)) * most, most),
      within(((clientY - top) / Math.max(1, height)) * deepest, deepest),
    ];
  };
  const end = (): void => {
    if (drawn !== null) onChange([...strokes, drawn]);
    setDrawn(null);
  };
  return (
    <Box>
      <chakra.svg
        ref={sheet}
        viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
        role="img"
        aria-label={t(strokes.length === 0 ? 'signature.emptySheet' : 'signature.drawn')}
        width="100%"
        bg="white"
        color="#14212a"
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="l2"
        cursor="crosshair"
        touchAction="none"
        onPointerDown={(event) => {
          if (event.button !== 0 || isFull) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrawn([...pointOf(event)]);
        }}
        onPointerMove={(event) => {
          if (drawn === null || isFull) return;
          const [x, y] = pointOf(event);
          const [lastX = 0, lastY = 0] = drawn.slice(-2);
          if (Math.hypot(x - lastX, y - lastY) >= nearest) setDrawn([...drawn, x, y]);
        }}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1="40" x2="560" y1="160" y2="160" stroke="#a2c4d3" strokeDasharray="4 8" />
        <path
          d={signaturePath(drawn === null ? strokes : [...strokes, drawn])}
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </chakra.svg>
      <HStack mt="2" gap="4" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          disabled={strokes.length === 0}
          onClick={() => onChange([])}
        >
          {t('signature.clear')}
        </Button>
        <Text role="status" textStyle="sm" color="fg.muted">
          {isFull && t('signature.full')}
        </Text>
      </HStack>
    </Box>
  );
}
