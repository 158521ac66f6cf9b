/** What paragraphs of cover letters look like wherever they are written: variables by name, marked and put in. */
export { useVariableWords } from './use-variable-words.ts';
export { VariableButtons } from './variable-buttons.tsx';
export { Mark, VariableMark } from './variable-mark.tsx';
