import { builder } from '../../builder.ts';

builder.scalarType('LetterDocument', {
  description: 'The stored form of a cover letter, parsed by shared/documents. BAD_USER_INPUT names the invalid field.',
  serialize: (value) => value,
});
