import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../apps.ts';

/** Returns the titles of the tests in a file as they are written, with their placeholders. */
export function readTestTitles(file: string): ReadonlySet<string> {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(projectRoot, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:test|it)\b/.test(node.expression.getText())) {
      const [title] = node.arguments;
      if (title !== undefined && ts.isStringLiteralLike(title)) found.add(title.text);
      else if (title !== undefined && ts.isTemplateExpression(title)) found.add(title.getText().slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
