import { linesOf, namesOf } from './lines-of.ts';

describe('linesOf', () => {
  it('makes one entry of each line and drops bullets, numbers, and empty lines', () => {
    const pasted = '• Cut costs by 12 %\r\n\r\n  - Led 5 people\n3. Wrote the guide\n●Won a prize\n';
    expect(linesOf(pasted)).toEqual(['Cut costs by 12 %', 'Led 5 people', 'Wrote the guide', 'Won a prize']);
  });

  it('keeps text that only resembles a bullet', () => {
    expect(linesOf('-5 % returns\n2.5 million users\nA/B tests')).toEqual([
      '-5 % returns',
      '2.5 million users',
      'A/B tests',
    ]);
  });
});

describe('namesOf', () => {
  it('splits at commas, semicolons, bars, and line breaks', () => {
    expect(namesOf('Excel, Word; SQL | Node.js\nC++,, C#')).toEqual(['Excel', 'Word', 'SQL', 'Node.js', 'C++', 'C#']);
  });

  it('keeps a single name whole', () => {
    expect(namesOf('Public speaking')).toEqual(['Public speaking']);
  });
});
