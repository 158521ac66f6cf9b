/** The content of a locale file: texts by name, in groups and lists. */
export type LocaleTexts = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is LocaleTexts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the texts of `one` with those of `other` replacing them, group by group. A list counts as one text. */
export function mergeTexts(one: object, other: object): LocaleTexts {
  const own = one as LocaleTexts;
  const both = Object.entries(other).map(([key, value]: [string, unknown]) => {
    const ownValue = own[key];
    return [key, isGroup(ownValue) && isGroup(value) ? mergeTexts(ownValue, value) : value];
  });
  return { ...own, ...(Object.fromEntries(both) as LocaleTexts) };
}
