import { createTexts } from '@shared/i18n';
import { Button, Flex } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import type { MonthPickerProps } from '../../overlay-types.ts';
import en from '../../locales/en/month-picker.json';
import { PopoverImpl } from '../popover-impl.tsx';
import { MonthGrid } from './month-grid.tsx';
import { countOf, currentMonth, openingMonth, written, writtenYear, type MonthCount } from './months.ts';
import { YearStep } from './year-step.tsx';

const usePickerTexts = createTexts('month-picker', { en });

/** The implementation of `MonthPicker`. */
export function MonthPickerImpl({ value, near, noneLabel, onPick, ...popover }: MonthPickerProps): ReactNode {
  const pick = (date: string): void => {
    onPick(date);
    popover.onClose();
  };
  return (
    <PopoverImpl {...popover}>
      <MonthPanel value={value} near={near} noneLabel={noneLabel} onPick={pick} />
    </PopoverImpl>
  );
}

function MonthPanel({
  value,
  near,
  noneLabel,
  onPick,
}: Pick<MonthPickerProps, 'value' | 'near' | 'noneLabel' | 'onPick'>): ReactNode {
  const t = usePickerTexts();
  const chosen = countOf(value);
  const [shown, setShown] = useState<MonthCount>(() => openingMonth(value) ?? openingMonth(near) ?? currentMonth());
  return (
    <Flex direction="column" gap="3" p="3">
      <YearStep month={shown} onChange={setShown} t={t} />
      <MonthGrid shown={shown} chosen={chosen} onShow={setShown} onPick={(month) => onPick(written(month))} />
      <Button
        variant={value === writtenYear(shown) ? 'solid' : 'outline'}
        size="sm"
        colorPalette={value === writtenYear(shown) ? 'primary' : 'gray'}
        aria-pressed={value === writtenYear(shown)}
        onClick={() => onPick(writtenYear(shown))}
      >
        {t('onlyYear', { year: writtenYear(shown) })}
      </Button>
      {/* Without a label of the field's own, clearing makes sense only when there is a date. */}
      {(noneLabel !== undefined || value !== '') && (
        <Button variant="outline" size="sm" colorPalette="gray" onClick={() => onPick('')}>
          {noneLabel ?? t('clear')}
        </Button>
      )}
    </Flex>
  );
}
