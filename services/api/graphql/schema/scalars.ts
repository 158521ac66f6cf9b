import { Kind } from 'graphql';
import { parsePlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { builder } from '../builder.ts';
import { badUserInput } from '../../../domain/errors.ts';
import { parseYearMonth } from '../../../../shared/documents/year-month.ts';

/** Like `YearMonth`, an input is only parsed here. The resolver refuses it, because it knows the path of the field. */
builder.scalarType('Date', {
  description: 'A calendar date, `YYYY-MM-DD`, without a time or time zone.',
  serialize: (value) => value,
  parseValue: (value) => parsePlainDay(value),
  parseLiteral: (node) => parsePlainDay(node.kind === Kind.STRING ? node.value : undefined),
});

builder.scalarType('DateTime', {
  description: 'A point in time (ISO 8601), in UTC. Output only.',
  serialize: (value) => value.toISOString(),
  parseValue: () => {
    throw badUserInput([{ path: '', message: 'DateTime is output only.' }]);
  },
});

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

builder.scalarType('EventCopy', {
  description:
    'A deleted block as it was stored. The client keeps it while the deletion can be undone, and sends it back unchanged.',
  serialize: (value) => value,
});

builder.scalarType('ResumeDocument', {
  description: 'The stored form of a résumé, parsed by shared/documents. BAD_USER_INPUT names the invalid field.',
  serialize: (value) => value,
});

builder.scalarType('LetterDocument', {
  description: 'The stored form of a cover letter, parsed by shared/documents. BAD_USER_INPUT names the invalid field.',
  serialize: (value) => value,
});

builder.scalarType('ResumeDesign', {
  description: 'How a document looks. See `ResumeDesign` in shared/documents.',
  serialize: (value) => value,
});
