import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../apps.ts';
import { facades } from '../build/sharing.ts';

/** Returns the names of the values, not the types, that a module exports, including those of its `export *`. */
function exportedValues(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement): readonly string[] => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, isTypeOnly, moduleSpecifier } = statement;
      if (isTypeOnly) return [];
      if (exportClause === undefined) {
        const from = moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
        if (!from.startsWith('.')) throw new Error(`${file} exports everything of the package ${from}.`);
        return exportedValues(path.join(path.dirname(file), from));
      }
      if (ts.isNamespaceExport(exportClause)) return [exportClause.name.text];
      return exportClause.elements.filter((element) => !element.isTypeOnly).map(({ name }) => name.text);
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    if (!isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText(source));
    const isValue = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
    return isValue && statement.name !== undefined ? [statement.name.text] : [];
  });
}

/**
 * Returns the names of the values that each facade exports. A deployed remote imports them from whichever build has
 * loaded first, so a name may go only when no supported release of a remote uses it (ADR 6).
 */
export const facadeExports = (root = projectRoot): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    facades.map((facade) => [facade, [...exportedValues(path.join(root, 'shared', facade, 'index.ts'))].sort()]),
  );
