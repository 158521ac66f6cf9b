import { lazyComponent, withTexts } from '@shared/remote-kit';

/** How much of the account's storage is used. It is below the first screen, and is loaded after it. */
export const UsageSection = lazyComponent(async () => {
  const [{ Usage }, { default: texts }] = await Promise.all([
    import('./usage.tsx'),
    import('../../locales/en/usage.json'),
  ]);
  return withTexts(Usage, { en: texts });
});
