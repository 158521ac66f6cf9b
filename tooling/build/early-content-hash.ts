import type { Compiler } from 'webpack';

/**
 * Answers early requests for a content hash with zeros. The federation plugin asks for the path of a file before its
 * content hash exists, only to count its folders, and webpack refuses a template with `[contenthash]` at that time.
 */
export class EarlyContentHash {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('EarlyContentHash', (compilation) => {
      compilation.hooks.assetPath.tap({ name: 'EarlyContentHash', stage: -1 }, (template, data) => {
        const hasHash = data.contentHash !== undefined || data.chunk?.contentHash?.['javascript'] !== undefined;
        return hasHash ? template : template.replace(/\[contenthash(:\d+)?\]/g, '00000000');
      });
    });
  }
}
