/**
 * How paragraphs of cover letters appear wherever they are edited, with variables shown by name, marked, and inserted.
 */
export { useVariableWords, Mark, VariableMark } from './variable-mark.tsx';
export { VariableButtons } from './variable-buttons.tsx';
