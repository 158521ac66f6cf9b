/** Texts from a locale file with their `{{values}}` filled in. */
export const filled =
  <Name extends string>(texts: Readonly<Record<Name, string>>, values: Readonly<Record<string, string>>) =>
  (name: Name): string =>
    texts[name].replace(/\{\{(\w+)\}\}/g, (_all, key: string) => values[key] ?? '');
