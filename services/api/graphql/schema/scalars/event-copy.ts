import { builder } from '../../builder.ts';

builder.scalarType('EventCopy', {
  description:
    'A deleted block as it was stored. Kept by the client as long as the deletion can be undone, and given back as it is.',
  serialize: (value) => value,
});
