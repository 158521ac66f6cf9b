import { centerSquare, firstSquare, maxZoom, moveSquare, queryOf, zoomSquare, zoomOf } from './crop-square.ts';

const wide = { width: 800, height: 400 };
const tall = { width: 300, height: 900 };

test('starts with the largest square in the middle', () => {
  expect(firstSquare(wide)).toEqual({ left: 200, top: 0, side: 400 });
  expect(firstSquare(tall)).toEqual({ left: 0, top: 300, side: 300 });
  expect(zoomOf(firstSquare(wide), wide)).toBe(1);
});

test('zooms around its middle, from the whole width to the smallest useful square', () => {
  const near = zoomSquare(firstSquare(wide), 2, wide);
  expect(near).toEqual({ left: 300, top: 100, side: 200 });
  expect(zoomSquare(near, 0.1, wide)).toEqual(firstSquare(wide));
  expect(zoomSquare(near, 99, wide).side).toBe(128);
  expect(maxZoom({ width: 100, height: 100 })).toBe(1);
  expect(maxZoom({ width: 9000, height: 9000 })).toBe(5);
});

test('stays inside the picture, whatever moves it', () => {
  const near = zoomSquare(firstSquare(wide), 2, wide);
  expect(moveSquare(near, -9999, 9999, wide)).toEqual({ left: 0, top: 200, side: 200 });
  expect(centerSquare(near, 0.75, 0.5, wide)).toEqual({ left: 350, top: 100, side: 200 });
  expect(centerSquare(near, 5, 5, wide)).toEqual({ left: 600, top: 200, side: 200 });
  // At the edge, zooming out moves the square back into the picture.
  expect(zoomSquare({ left: 600, top: 200, side: 200 }, 1, wide)).toEqual({ left: 400, top: 0, side: 400 });
});

test('is sent as fractions of the picture', () => {
  expect(queryOf({ left: 200, top: 100, side: 200 }, wide)).toBe('left=0.25&top=0.25&side=0.25');
});
