/** What a locale file holds: texts by name, in groups and lists. */
export type LocaleTexts = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is LocaleTexts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts with those of `other` in place of their own, group by group; a list counts as one text. */
export function merged(one: object, other: object): LocaleTexts {
  const own = one as LocaleTexts;
  const both = Object.entries(other).map(([key, value]: [string, unknown]) => {
    const known = own[key];
    return [key, isGroup(known) && isGroup(value) ? merged(known, value) : value];
  });
  return { ...own, ...(Object.fromEntries(both) as LocaleTexts) };
}
