/** `node services/cli/write-font-facts.ts`: stores what Typst needs to know about the fonts in advance. */
import { runCommand } from './command-line/command-line.mjs';

await runCommand(
  {
    name: 'node services/cli/write-font-facts.ts',
    does: 'Reads all fonts and writes what Typst needs to know about them in advance to shared/typesetting/font-facts.json, so that an engine starts without reading 40 MB. Run it after a change of fonts.ts; a test compares the result.',
    examples: ['node services/cli/write-font-facts.ts'],
  },
  async () => {
    const { writeFileSync } = await import('node:fs');
    const compiler = await import('@myriaddreamin/typst-ts-web-compiler');
    const { fontFiles } = await import('../../shared/typesetting/fonts.ts');
    const { loadCompilerModule, readFont } = await import('../domain/typesetting/engine/typst-files.ts');
    compiler.initSync({ module: await loadCompilerModule() });
    const lines = fontFiles.map(
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else returns facts that can be stored
      ({ file }) => `${JSON.stringify(file)}: ${JSON.stringify(compiler.get_font_info(readFont(file)))}`,
    );
    writeFileSync(new URL('../../shared/typesetting/font-facts.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
  },
);
