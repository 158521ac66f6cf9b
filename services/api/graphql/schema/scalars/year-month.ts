import { Kind } from 'graphql';
import { parseYearMonth } from '../../../../../shared/documents/year-month.ts';
import { builder } from '../../builder.ts';

/**
 * An input is parsed here but not refused. The resolver knows the field's path and reports all mistakes at once, with
 * the text of product.md §8 (`InputReader.yearMonth`).
 */
builder.scalarType('YearMonth', {
  description: 'A month as `YYYY-MM`.',
  serialize: (value) => value,
  parseValue: (value) => parseYearMonth(value),
  parseLiteral: (node) => parseYearMonth(node.kind === Kind.STRING || node.kind === Kind.INT ? node.value : undefined),
});
