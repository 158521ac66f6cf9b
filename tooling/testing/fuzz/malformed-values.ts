import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { nastyTexts } from './nasty-texts.ts';
import type { Seeded } from './seeded.ts';

/** Numbers at the limits of programming languages and databases. */
const numbers = [0, -1, 1, 0.5, 1e308, -2_147_483_649, 2_147_483_648, Number.MAX_SAFE_INTEGER, 1e21];
const dates = ['2026-11-30', '2026-02-30', '0000-00-00', '+275760-09-13', '2026-11', '99999-01', '1', '٢٠٢٦-١١-٣٠'];

/** Returns any JSON value, for places without a fixed type. */
function anything({ one, chance, some }: Seeded, depth: number): unknown {
  if (depth <= 0 || chance(0.7))
    return one<unknown>([null, true, ...numbers, one(nastyTexts), one(nastyTexts), {}, []]);
  if (chance(0.5)) return some(4, () => anything({ one, chance, some } as Seeded, depth - 1));
  return Object.fromEntries(
    some(3, () => [
      one(['id', '__proto__', 'constructor', 'title', '']),
      anything({ one, chance, some } as Seeded, depth - 1),
    ]),
  );
}

/**
 * Returns a value for an argument of that type. It mostly has the right shape with something odd inside, because a
 * value of another shape is rejected early. `ids` are those of existing records.
 */
export function malformedValue(chosen: Seeded, type: GraphQLInputType, ids: readonly string[], depth = 4): unknown {
  const { one, chance, below } = chosen;
  if (chance(0.08)) return anything(chosen, 2);
  const inner = getNullableType(type);
  if (inner === type && chance(0.25)) return null;
  if (isListType(inner)) {
    const length = chance(0.02) ? 1_500 : below(4);
    return Array.from({ length }, () => malformedValue(chosen, inner.ofType, ids, depth - 1));
  }
  if (isEnumType(inner)) return chance(0.95) ? one(inner.getValues()).name : one(nastyTexts);
  if (isInputObjectType(inner)) {
    if (depth <= 0) return {};
    const fields = Object.values(inner.getFields()).filter(() => chance(0.8));
    const given = fields.map((field) => [field.name, malformedValue(chosen, field.type, ids, depth - 1)] as const);
    return Object.fromEntries(chance(0.03) ? [...given, ['__proto__', { isAdmin: true }], ['unknown', 1]] : given);
  }
  switch (getNamedType(inner).name) {
    case 'ID':
      return chance(0.7) ? one(ids) : one(nastyTexts);
    case 'Int':
    case 'Float':
      return one(numbers);
    case 'Boolean':
      return chance(0.5);
    case 'Date':
    case 'DateTime':
    case 'YearMonth':
      return one(dates);
    case 'String':
      return chance(0.6) ? one(nastyTexts) : one(['en', 'Berlin', 'a', 'UTC', '-"', 'or or or', '%', '_', ':*&|!()']);
    default:
      return anything(chosen, 4);
  }
}
