import { Kind } from 'graphql';
import { parsePlainDay } from '../../../../../shared/documents/jobs/plain-day.ts';
import { builder } from '../../builder.ts';

/** Like `YearMonth`, an input is only parsed here. The resolver refuses it, because it knows the path of the field. */
builder.scalarType('Date', {
  description: 'A calendar date, `YYYY-MM-DD`, without a time or time zone.',
  serialize: (value) => value,
  parseValue: (value) => parsePlainDay(value),
  parseLiteral: (node) => parsePlainDay(node.kind === Kind.STRING ? node.value : undefined),
});
