import { useLazyTexts, type Texts } from '@shared/i18n';
import type { ComponentType, ReactNode } from 'react';

/** Wraps a screen with texts that only it and similar screens show; they load with it, not with the first screen. */
export function withTexts<Props extends object>(Screen: ComponentType<Props>, texts: Texts): ComponentType<Props> {
  return function ScreenWithTexts(props: Props): ReactNode {
    useLazyTexts(texts);
    return <Screen {...props} />;
  };
}
