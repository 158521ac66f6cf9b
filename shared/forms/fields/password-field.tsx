import { Box, EyeIcon, EyeOffIcon, IconButton, Input } from '@shared/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormTexts } from '../texts.ts';
import { useBoundField, type BoundFieldProps } from './bound.ts';
import { Labelled } from './labelled.tsx';
import { buttonRoom, WithButton } from './with-button.tsx';

// Most pages with forms have no new password.
const PasswordMeter = lazy(async () => {
  const { PasswordMeter: component } = await import(/* webpackChunkName: "password-meter" */ './password-meter.tsx');
  return { default: component };
});

export interface PasswordFieldProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  readonly autoComplete: 'current-password' | 'new-password';
  /** Shows how hard the password of an account is to guess while it is typed. */
  readonly showsStrength?: boolean;
}

/** A password field with a button that shows the password while it is typed. */
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>): ReactNode {
  const { control, name, label, help, optional, disabled, required, autoComplete, showsStrength = false } = props;
  const t = useFormTexts();
  const { name: fieldName, attach, text, change, leave, error } = useBoundField(control, name);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOffIcon : EyeIcon;
  return (
    <Labelled label={label} help={help} optional={optional} error={error} disabled={disabled}>
      <WithButton
        button={
          <IconButton
            variant="ghost"
            size="sm"
            colorPalette="gray"
            aria-label={t(shown ? 'hidePassword' : 'showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden />
          </IconButton>
        }
      >
        <Input
          ref={attach}
          name={fieldName}
          aria-required={required}
          value={text}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          spellCheck={false}
          pe={buttonRoom}
          onChange={({ target }) => change(target.value)}
          onBlur={leave}
        />
      </WithButton>
      {showsStrength && (
        <Suspense fallback={<Box minHeight="calc(1lh + {spacing.1})" />}>
          <PasswordMeter password={text} />
        </Suspense>
      )}
    </Labelled>
  );
}
