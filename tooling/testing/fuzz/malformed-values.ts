import fc from 'fast-check';
import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { nastyText } from './nasty-texts.ts';
import { mostly } from './mostly.ts';

/** Numbers at the limits of programming languages and databases. */
const number = fc.constantFrom(0, -1, 1, 0.5, 1e308, -2_147_483_649, 2_147_483_648, Number.MAX_SAFE_INTEGER, 1e21);
const date = fc.constantFrom(
  ...['2026-11-30', '2026-02-30', '0000-00-00', '+275760-09-13', '2026-11', '99999-01', '1', '٢٠٢٦-١١-٣٠'],
);
const word = fc.constantFrom('en', 'Berlin', 'a', 'UTC', '-"', 'or or or', '%', '_', ':*&|!()');
const oddName = fc.constantFrom('id', '__proto__', 'constructor', 'title', '');
const scalar = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(null, true, {}, []) },
  { weight: 9, arbitrary: number },
  { weight: 2, arbitrary: nastyText },
);

/** Any JSON value with at most that many levels, for places without a fixed type. */
function anything(depth: number): fc.Arbitrary<unknown> {
  if (depth <= 0) return scalar;
  const inner = anything(depth - 1);
  // Entries instead of `fc.dictionary`, because `__proto__` must become a property.
  const objects = fc.array(fc.tuple(oddName, inner), { maxLength: 2 }).map((entries) => Object.fromEntries(entries));
  return mostly(0.7, scalar, fc.oneof(fc.array(inner, { maxLength: 3 }), objects));
}
const shallow = anything(2);
const deep = anything(4);

/** Values for the arguments of one schema. */
export interface ValueArbitraries {
  /**
   * Returns values for an argument of that type. They mostly have the right shape with something odd inside, because a
   * value of another shape is rejected early.
   */
  valueOf(type: GraphQLInputType): fc.Arbitrary<unknown>;
}

/** Returns the arbitraries of values. `ids` are those of existing records. */
export function valueArbitraries(ids: readonly string[]): ValueArbitraries {
  const known = new Map<string, fc.Arbitrary<unknown>>();
  const id = mostly(0.7, fc.constantFrom(...ids), nastyText);

  function fitting(type: GraphQLInputType, depth: number): fc.Arbitrary<unknown> {
    if (isListType(type)) {
      const inner = valueOf(type.ofType, depth - 1);
      return mostly(0.98, fc.array(inner, { maxLength: 3 }), fc.array(inner, { minLength: 1_500, maxLength: 1_500 }));
    }
    if (isEnumType(type)) {
      return mostly(0.95, fc.constantFrom(...type.getValues().map(({ name }) => name)), nastyText);
    }
    if (isInputObjectType(type)) {
      if (depth <= 0) return fc.constant({});
      const fields = Object.values(type.getFields()).map((field) =>
        // JSON has no undefined, so such a field is left out.
        fc
          .option(valueOf(field.type, depth - 1), { freq: 4, nil: undefined })
          .map((value) => [field.name, value] as const),
      );
      const odd: readonly (readonly [string, unknown])[] = [
        ['__proto__', { isAdmin: true }],
        ['unknown', 1],
      ];
      return fc
        .tuple(fc.tuple(...fields), mostly(0.97, fc.constant([]), fc.constant(odd)))
        .map(([given, further]) => Object.fromEntries([...given, ...further]));
    }
    switch (getNamedType(type).name) {
      case 'ID':
        return id;
      case 'Int':
      case 'Float':
        return number;
      case 'Boolean':
        return fc.boolean();
      case 'Date':
      case 'DateTime':
      case 'YearMonth':
        return date;
      case 'String':
        return mostly(0.6, nastyText, word);
      default:
        return deep;
    }
  }

  function valueOf(type: GraphQLInputType, depth: number): fc.Arbitrary<unknown> {
    const key = `${String(type)} ${depth}`;
    const existing = known.get(key);
    if (existing) return existing;
    const inner = getNullableType(type);
    const fits = fitting(inner, depth);
    const made = mostly(0.92, inner === type ? fc.option(fits, { freq: 3 }) : fits, shallow);
    known.set(key, made);
    return made;
  }

  return { valueOf: (type) => valueOf(type, 4) };
}
