/**
 * How paragraphs of cover letters appear wherever they are edited, with variables shown by name, marked, and inserted.
 */
export { useVariableWords } from './use-variable-words.ts';
export { VariableButtons } from './variable-buttons.tsx';
export { Mark, VariableMark } from './variable-mark.tsx';
