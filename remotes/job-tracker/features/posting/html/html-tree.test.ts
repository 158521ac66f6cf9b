import { readHtml, type HtmlPiece } from './html-tree.ts';

const shown = (pieces: readonly HtmlPiece[]): string =>
  pieces
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : `<${piece.tag}${piece.href === undefined ? '' : ` ${piece.href}`}>${shown(piece.children)}</>`,
    )
    .join('');

test('keeps the elements of job ads', () => {
  expect(shown(readHtml('<h3>You</h3><p>are <strong>calm</strong><br>and</p><ul><li><em>exact</em></li></ul>'))).toBe(
    '<h3>You</><p>are <strong>calm</><br></>and</><ul><li><em>exact</></></>',
  );
  expect(shown(readHtml('<a href="https://example.com/a">here</a> <a href="mailto:jobs@example.com">mail</a>'))).toBe(
    '<a https://example.com/a>here</> <a mailto:jobs@example.com>mail</>',
  );
});

test('drops all other elements and addresses, even if the server let them pass', () => {
  const hostile = [
    '<script>alert(1)</script><style>p{}</style>',
    '<img src=x onerror=alert(1)><iframe src="//evil"></iframe>',
    '<p onclick="alert(1)" style="position:fixed">text</p>',
    '<svg><a href="javascript:alert(1)">x</a></svg><math><mi>y</mi></math>',
    '<a href="javascript:alert(1)">one</a><a href=" jAvaScript:alert(1)">two</a>',
    '<a href="data:text/html,x">three</a><a href="//evil.example">four</a>',
    '<form action="/x"><button>send</button></form>',
  ].join('');
  expect(shown(readHtml(hostile))).toBe('<p>text</>onetwothreefoursend');
  // Browsers stop at 512 levels on their own; the time that jsdom needs grows with the square of the levels.
  expect(shown(readHtml('<ul><li>'.repeat(600)))).not.toContain('<li>'.repeat(20));
});
