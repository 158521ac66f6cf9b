import { builder } from '../../builder.ts';

builder.scalarType('ResumeDesign', {
  description: 'How a document looks; `ResumeDesign` of shared/documents.',
  serialize: (value) => value,
});
