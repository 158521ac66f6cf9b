import { builder } from '../../builder.ts';

builder.scalarType('ResumeDocument', {
  description:
    'The stored form of a résumé; parsed by shared/documents on the way in (BAD_USER_INPUT names the field).',
  serialize: (value) => value,
});
