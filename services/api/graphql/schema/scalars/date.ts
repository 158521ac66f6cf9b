import { Kind } from 'graphql';
import { parsePlainDay } from '../../../../../shared/documents/jobs/plain-day.ts';
import { builder } from '../../builder.ts';

/** As `YearMonth`: read here, refused by the resolver, which knows the field's path. */
builder.scalarType('Date', {
  description: 'A day of the calendar as `YYYY-MM-DD`, without time and zone.',
  serialize: (value) => value,
  parseValue: (value) => parsePlainDay(value),
  parseLiteral: (node) => parsePlainDay(node.kind === Kind.STRING ? node.value : undefined),
});
