import { Kind } from 'graphql';
import { parsePlainDay } from '../../../../../shared/documents/jobs/plain-day.ts';
import { builder } from '../../builder.ts';

/** Like `YearMonth`, an input is only parsed here. The resolver refuses it, because it knows the path of the field. */
builder.scalarType('Date', {
  description: 'A day of the calendar as `YYYY-MM-DD`, without time and zone.',
  serialize: (value) => value,
  parseValue: (value) => parsePlainDay(value),
  parseLiteral: (node) => parsePlainDay(node.kind === Kind.STRING ? node.value : undefined),
});
