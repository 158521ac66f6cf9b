import type { Translate } from '@shared/i18n';
import { Flex, IconButton, VisuallyHidden, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons.tsx';
import { yearOf, yearsAround, type MonthCount } from './months.ts';

interface YearStepProps {
  readonly month: MonthCount;
  readonly onChange: (month: MonthCount) => void;
  readonly t: Translate;
}

/** The year that is shown, with buttons and the device's own select: ten years back is one choice, not ten clicks. */
export function YearStep({ month, onChange, t }: YearStepProps): ReactNode {
  const year = yearOf(month);
  const years = yearsAround(year);
  const step = (by: number, label: string, Icon: typeof ChevronLeftIcon): ReactNode => (
    <IconButton
      variant="ghost"
      size="sm"
      colorPalette="gray"
      aria-label={label}
      disabled={!years.includes(year + by)}
      onClick={() => onChange(month + by * 12)}
    >
      <Icon size={20} aria-hidden />
    </IconButton>
  );
  return (
    <Flex align="center" justify="space-between" gap="2">
      {step(-1, t('previousYear'), ChevronLeftIcon)}
      {/* Not the exported select: inside a field, that would take the field's own label and error. */}
      <chakra.select
        aria-label={t('year')}
        value={year}
        onChange={({ target }) => onChange(month + (Number(target.value) - year) * 12)}
        fontFamily="heading"
        fontWeight="600"
        textStyle="md"
        color="fg"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="l2"
        h="8"
        px="2"
        cursor="pointer"
        focusVisibleRing="outside"
        css={{ '@media (pointer: coarse)': { height: '{sizes.11}' } }}
      >
        {years.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </chakra.select>
      {step(1, t('nextYear'), ChevronRightIcon)}
      <VisuallyHidden aria-live="polite">{year}</VisuallyHidden>
    </Flex>
  );
}
