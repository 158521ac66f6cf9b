import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './apps.ts';
import { writeShapes } from './write-icons.ts';

test("the icons' shapes are those of the installed version of Lucide", async () => {
  const written = readFileSync(path.join(projectRoot, 'shared/ui/icon-shapes.ts'), 'utf8');
  expect(written).toBe(await writeShapes());
});
