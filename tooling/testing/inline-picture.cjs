/** Imports an image in tests as the build does: as a `data:` URL. */
const { readFileSync } = require('node:fs');
const path = require('node:path');

module.exports = {
  process(_text, file) {
    const type = `image/${path.extname(file).slice(1)}`;
    return { code: `module.exports = 'data:${type};base64,${readFileSync(file).toString('base64')}';` };
  },
};
