import { useTranslation } from '@shared/i18n';
import { Box, chakra, IconButton, Popover } from '@shared/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

const tips = ['phrase', 'without', 'or'] as const;

/** A button in the field of keywords that explains what can be written into it. */
export function SearchTips(): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const triggerId = useId();
  return (
    <>
      <IconButton
        id={triggerId}
        variant="ghost"
        colorPalette="gray"
        css={{ boxSize: '6', minW: '6', minH: '6', '@media (pointer: coarse)': { boxSize: '11' } }}
        textStyle="sm"
        aria-label={t('find.tips.title')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        ?
      </IconButton>
      <Popover
        open={isOpen}
        onClose={() => setIsOpen(false)}
        id={id}
        triggerId={triggerId}
        label={t('find.tips.title')}
      >
        <Tips />
      </Popover>
    </>
  );
}

function Tips(): ReactNode {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <Box ref={box} tabIndex={-1} outline="none" p="4" textStyle="sm">
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="3" rowGap="2">
        {tips.map((tip) => (
          <Box key={tip} display="contents">
            <chakra.dt fontWeight="700" whiteSpace="nowrap">
              {t(`find.tips.${tip}`)}
            </chakra.dt>
            <chakra.dd color="fg.muted">{t(`find.tips.${tip}Help`)}</chakra.dd>
          </Box>
        ))}
      </chakra.dl>
    </Box>
  );
}
