import { newHistory, record, stepBack, stepForth, type Snapshot, type TextHistory } from './text-history.ts';

const at = (text: string, start = text.length, end = start): Snapshot => ({ text, start, end });

/** Types characters one by one at the end. */
const typed = (history: TextHistory, text: string): TextHistory =>
  Array.from(text).reduce(
    (sofar, letter) => record(sofar, sofar.present, at(sofar.present.text + letter), 'insertText'),
    history,
  );

const inserted = (history: TextHistory, text: string): TextHistory =>
  record(history, history.present, at(history.present.text + text), 'insertReplacementText');

function allBack(history: TextHistory): string[] {
  const texts: string[] = [];
  for (let step = stepBack(history); step !== undefined; step = stepBack(step)) texts.push(step.present.text);
  return texts;
}

test('undoes typing word by word, and an insertion as one step', () => {
  const history = typed(inserted(typed(newHistory(at('')), 'Dear all '), '{{company}}'), ' team');
  expect(allBack(history)).toEqual(['Dear all {{company}} ', 'Dear all {{company}}', 'Dear all ', 'Dear ', '']);
});

test('restores the selection and the text that was replaced', () => {
  const start = newHistory(at('Dear you'));
  const replaced = record(start, at('Dear you', 5, 8), at('Dear {{company}}'), 'insertReplacementText');
  const back = stepBack(replaced);
  expect(back?.present).toEqual(at('Dear you', 5, 8));
  expect(back && stepForth(back)?.present).toEqual(at('Dear {{company}}'));
});

test('starts a step when typing moves, changes kind, or follows an undo', () => {
  const typedTwice = record(typed(newHistory(at('')), 'ab'), at('ab', 0), at('xab', 1), 'insertText');
  expect(allBack(typedTwice)).toEqual(['ab', '']);
  const deleted = record(typed(newHistory(at('')), 'ab'), at('ab'), at('a'), 'deleteContentBackward');
  expect(allBack(deleted)).toEqual(['ab', '']);
  const again = typed(stepBack(typed(newHistory(at('')), 'a b')) ?? newHistory(at('')), 'c');
  expect(allBack(again)).toEqual(['a ', '']);
  expect(stepForth(again)).toBeUndefined();
});

test('keeps a limited number of steps', () => {
  let history = newHistory(at(''));
  for (let step = 0; step < 500; step += 1) history = inserted(history, 'x');
  expect(allBack(history)).toHaveLength(200);
});
