import { builder } from '../../builder.ts';

builder.scalarType('LetterDocument', {
  description:
    'The stored form of a cover letter; parsed by shared/documents on the way in (BAD_USER_INPUT names the field).',
  serialize: (value) => value,
});
