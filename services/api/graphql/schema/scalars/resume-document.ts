import { builder } from '../../builder.ts';

builder.scalarType('ResumeDocument', {
  description: 'The stored form of a résumé, parsed by shared/documents. BAD_USER_INPUT names the invalid field.',
  serialize: (value) => value,
});
