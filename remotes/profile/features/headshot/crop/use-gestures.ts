import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { centerSquare, moveSquare, zoomSquare, zoomOf, type PictureSize, type Square } from './crop-square.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The distance in screen pixels up to which a press counts as a click, not a drag. */
const clickSlack = 5;
/** The fraction of the square by which an arrow key moves it; with Shift, it moves further. */
const step = 0.02;
const bigStep = 0.1;
const zoomStep = 1.1;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const distance = ([one, two]: readonly Point[]): number =>
  one === undefined || two === undefined ? 0 : Math.hypot(one.x - two.x, one.y - two.y);

export interface Gestures {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(event: PointerEvent<HTMLElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/**
 * Moves and zooms the square: one finger or the mouse drags the picture, two fingers zoom, a click centers a point
 * (WCAG 2.5.7: dragging must not be required), arrow keys move, and + and − zoom. `byKey` is true for a change by
 * keyboard.
 */
export function useGestures(
  square: Square,
  size: PictureSize,
  onChange: (change: (square: Square) => Square, byKey: boolean) => void,
): Gestures {
  const pointers = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  const zoomTo = (zoom: (now: number) => number, byKey: boolean): void =>
    onChange((now) => zoomSquare(now, zoom(zoomOf(now, size)), size), byKey);

  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (pointers.current.size === 0) travelled.current = 0;
      // A second finger means a pinch, never a click.
      else travelled.current = Number.POSITIVE_INFINITY;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event) {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const spread = distance([...pointers.current.values()]);
      pointers.current.set(event.pointerId, now);
      travelled.current += Math.hypot(now.x - before.x, now.y - before.y);
      if (pointers.current.size > 1) {
        const ratio = distance([...pointers.current.values()]) / (spread || 1);
        zoomTo((zoom) => zoom * ratio, false);
        return;
      }
      const perPixel = 1 / event.currentTarget.clientWidth;
      onChange(
        (current) =>
          moveSquare(
            current,
            (before.x - now.x) * perPixel * current.side,
            (before.y - now.y) * perPixel * current.side,
            size,
          ),
        false,
      );
    },
    onPointerUp(event) {
      if (!pointers.current.delete(event.pointerId) || travelled.current > clickSlack) return;
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
      const [right, down] = [(event.clientX - left) / width, (event.clientY - top) / height];
      onChange((current) => centerSquare(current, right, down, size), false);
    },
    onPointerCancel(event) {
      pointers.current.delete(event.pointerId);
    },
    onKeyDown(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = arrows[event.key];
      if (arrow) {
        const by = square.side * (event.shiftKey ? bigStep : step);
        onChange((current) => moveSquare(current, arrow.x * by, arrow.y * by, size), true);
      } else if (event.key === '+' || event.key === '=') zoomTo((zoom) => zoom * zoomStep, true);
      else if (event.key === '-' || event.key === '_') zoomTo((zoom) => zoom / zoomStep, true);
      else return;
      event.preventDefault();
    },
  };
}
