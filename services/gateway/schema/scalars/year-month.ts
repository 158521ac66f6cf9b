import { Kind } from 'graphql';
import type { YearMonth } from '../../../../shared/documents/events.ts';
import { parseYearMonth } from '../../../../shared/documents/year-month.ts';
import { builder } from '../../builder.ts';
import { badUserInput } from '../../errors.ts';

/** Throws BAD_USER_INPUT with the text of product.md §8. */
function parse(value: unknown): YearMonth {
  const reading = parseYearMonth(value);
  if (reading.ok) return reading.yearMonth;
  throw badUserInput([{ path: '', message: reading.message }]);
}

builder.scalarType('YearMonth', {
  description: 'A month as `YYYY-MM`.',
  serialize: (value) => value,
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === Kind.STRING || node.kind === Kind.INT ? node.value : null),
});
