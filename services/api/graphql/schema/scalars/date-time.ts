import { builder } from '../../builder.ts';
import { badUserInput } from '../../../../domain/errors.ts';

builder.scalarType('DateTime', {
  description: 'An instant in ISO 8601, in UTC. Never an input.',
  serialize: (value) => value.toISOString(),
  parseValue: () => {
    throw badUserInput([{ path: '', message: 'A DateTime is never an input.' }]);
  },
});
