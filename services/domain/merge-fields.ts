import { isDeepStrictEqual } from 'node:util';

export interface MergedFields<Fields> {
  readonly fields: Fields;
  /** The fields that both sides changed differently. They keep the stored value until the person has decided. */
  readonly conflicts: readonly (keyof Fields & string)[];
}

/**
 * Merges the fields of a form with those of the stored record, which another tab or device may have changed since the
 * form showed `base`: a field that the person did not change keeps the stored value.
 */
export function mergeFields<Fields extends object>(base: Fields, mine: Fields, stored: Fields): MergedFields<Fields> {
  const names = Object.keys(mine) as (keyof Fields & string)[];
  const changed = names.filter(
    (name) => !isDeepStrictEqual(mine[name], base[name]) && !isDeepStrictEqual(mine[name], stored[name]),
  );
  const conflicts = changed.filter((name) => !isDeepStrictEqual(stored[name], base[name]));
  const written = changed.filter((name) => !conflicts.includes(name)).map((name) => [name, mine[name]]);
  return { fields: { ...stored, ...(Object.fromEntries(written) as Partial<Fields>) }, conflicts };
}
