import { useLateTexts, type Texts } from '@shared/i18n';
import type { ComponentType, ReactNode } from 'react';

/** A screen with the texts of the remote that only it and its like show; they come with it, not with the first screen. */
export function withTexts<Props extends object>(Screen: ComponentType<Props>, texts: Texts): ComponentType<Props> {
  return function ScreenWithTexts(props: Props): ReactNode {
    useLateTexts(texts);
    return <Screen {...props} />;
  };
}
