import { builder } from '../../builder.ts';

builder.scalarType('ResumeDesign', {
  description: 'How a document looks. See `ResumeDesign` in shared/documents.',
  serialize: (value) => value,
});
