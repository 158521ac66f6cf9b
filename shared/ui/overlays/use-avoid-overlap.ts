import type { CreateToasterReturn } from '@chakra-ui/react';
import { useEffect, useState, type RefObject } from 'react';
import { offsetToAvoid } from './avoid-overlap.ts';

/** What is whole as it is: the footer of a dialog, and an open menu. */
const whole = '[data-scope="dialog"][data-part="footer"], [data-scope="menu"][data-part="content"][data-state="open"]';

/** Returns the final actions of forms and dialogs, and open menus: the row of a submit button, and what is whole. */
function actionsIn(root: ParentNode): DOMRect[] {
  const buttons = root.querySelectorAll('form button[type="submit"]');
  const places = [...root.querySelectorAll(whole)].map((element) => element.getBoundingClientRect());
  for (const button of buttons) {
    const own = button.getBoundingClientRect();
    const row = button.parentElement?.getBoundingClientRect();
    // A button that is alone below the fields of a whole form is its own row.
    places.push(row !== undefined && row.height < 3 * own.height ? row : own);
  }
  return places.filter(({ height }) => height > 0);
}

/** The polling interval in milliseconds, because opened dialogs, menus, and growing forms emit no event. */
const pollIntervalMs = 150;

/**
 * Returns the pixels by which notices move up so that they cover neither the final buttons of a form or a dialog nor an
 * open menu. `inside` is an element in the same root; it is polled as long as notices are shown.
 */
export function useAvoidOverlap(toaster: CreateToasterReturn, inside: RefObject<HTMLElement | null>): number {
  const [lift, setLift] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const measure = (): void => {
      const root = inside.current?.getRootNode() as Document | ShadowRoot | undefined;
      const notices = [...(root?.querySelectorAll<HTMLElement>('[data-scope="toast"][data-part="root"]') ?? [])];
      if (root === undefined || notices.length === 0) {
        if (toaster.getCount() > 0) return;
        clearInterval(timer);
        timer = undefined;
        setLift(0);
        return;
      }
      const places = notices.map((notice) => notice.getBoundingClientRect());
      const left = Math.min(...places.map((place) => place.left));
      const right = Math.max(...places.map((place) => place.right));
      const height = notices.reduce((sum, { offsetHeight }) => sum + offsetHeight, (notices.length - 1) * 16);
      setLift(offsetToAvoid({ left, right, height }, actionsIn(root), window.innerHeight));
    };
    const begin = (): void => {
      timer ??= setInterval(measure, pollIntervalMs);
    };
    const onMove = (): void => {
      if (timer !== undefined) measure();
    };
    begin();
    const unsubscribe = toaster.subscribe(begin);
    window.addEventListener('scroll', onMove, { capture: true, passive: true });
    window.addEventListener('resize', onMove);
    return () => {
      unsubscribe();
      clearInterval(timer);
      window.removeEventListener('scroll', onMove, { capture: true });
      window.removeEventListener('resize', onMove);
    };
  }, [toaster, inside]);
  return lift;
}
