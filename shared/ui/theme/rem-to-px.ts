import type { StylisPlugin } from '@emotion/cache';

/** The Emotion plugin that converts every `rem` to pixels, because on a foreign page the root font size is not ours. */
export const remToPx: StylisPlugin = (element) => {
  if (element.type === 'decl')
    element.value = element.value.replace(
      /(?<![\w.-])(-?[\d.]+)rem\b/g,
      (_all, size: string) => `${Number(size) * 16}px`,
    );
};
