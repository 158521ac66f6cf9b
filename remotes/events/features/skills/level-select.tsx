import { useTranslation } from '@shared/i18n';
import { NativeSelect } from '@shared/ui';
import type { ReactNode } from 'react';

/** '' means no level; the others are the levels of shared/documents. */
const levels = ['', '1', '2', '3', '4', '5'] as const;

interface LevelSelectProps {
  /** Position of the skill in its list, counted from 1. */
  readonly place: number;
  readonly level: string;
  readonly onLevel: (level: string) => void;
}

/** Chooses the level of a skill by name. */
export function LevelSelect({ place, level, onLevel }: LevelSelectProps): ReactNode {
  const { t } = useTranslation();
  return (
    <NativeSelect.Root width={{ base: 'full', md: '10rem' }} flexShrink={{ base: '1', md: '0' }}>
      <NativeSelect.Field
        aria-label={t('skills.fields.level', { place })}
        value={level}
        onChange={({ target }) => onLevel(target.value)}
      >
        {levels.map((each) => (
          <option key={each} value={each}>
            {t(`skills.levels.${each === '' ? 'none' : each}`)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
