import { builder } from '../../builder.ts';

builder.scalarType('EventCopy', {
  description:
    'A deleted block as it was stored. The client keeps it while the deletion can be undone, and sends it back unchanged.',
  serialize: (value) => value,
});
