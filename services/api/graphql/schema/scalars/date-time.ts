import { builder } from '../../builder.ts';
import { badUserInput } from '../../../../domain/errors.ts';

builder.scalarType('DateTime', {
  description: 'A point in time (ISO 8601), in UTC. Output only.',
  serialize: (value) => value.toISOString(),
  parseValue: () => {
    throw badUserInput([{ path: '', message: 'DateTime is output only.' }]);
  },
});
