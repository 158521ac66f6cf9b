import { createToaster, Stack, Toast, Toaster, type CreateToasterReturn } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { Portal } from '../primitives/portal.tsx';
import type { Notice } from '../overlay-types.ts';
import { useUiTexts } from '../texts.ts';
import { FocusReturn, useNoticeFocus } from './notice-focus.tsx';
import { overlayRecipes } from './recipes.ts';
import { useAvoidOverlap } from './use-avoid-overlap.ts';

/** How long a notice stays when it offers an action, such as *Undo*: long enough to hear it and to get there by keys. */
const actionMilliseconds = 20_000;
const usualMilliseconds = 6000;

function millisecondsOf({ kind, action, duration }: Notice): number {
  if (duration !== undefined) return duration;
  if (kind === 'error') return Number.POSITIVE_INFINITY;
  return action === undefined ? usualMilliseconds : actionMilliseconds;
}

/** The notices of one root. */
export interface NoticeStore {
  readonly toaster: CreateToasterReturn;
  add(notice: Notice): void;
}

/** Creates the store of the notices of one root, which shows at most four at a time. */
export function createNoticeStore(): NoticeStore {
  const toaster = createToaster({ placement: 'bottom-end', pauseOnPageIdle: true, max: 4 });
  return {
    toaster,
    add(notice) {
      const { kind, title, description, action, about } = notice;
      toaster.create({
        ...(about === undefined ? {} : { id: about }),
        type: kind,
        title,
        closable: true,
        duration: millisecondsOf(notice),
        // Passed even when undefined, to clear what an earlier notice about the same subject offered.
        description,
        action,
      });
    },
  };
}

/** The area at the edge of the screen where notices appear. */
export function NoticeArea({ store }: { readonly store: NoticeStore }): ReactNode {
  const t = useUiTexts();
  const mark = useRef<HTMLSpanElement>(null);
  const lift = useAvoidOverlap(store.toaster, mark);
  const { before, onFocus, onBlur } = useNoticeFocus(store.toaster);
  return (
    <Portal>
      <span ref={mark} hidden />
      <Toaster
        toaster={store.toaster}
        aria-label={t('notices')}
        insetInline={{ mdDown: '4' }}
        style={{ marginBottom: lift }}
      >
        {(toast) => (
          <Toast.Root recipe={overlayRecipes.toast} width={{ md: 'sm' }} onFocus={onFocus} onBlur={onBlur}>
            <FocusReturn before={before} />
            <Toast.Indicator />
            <Stack gap="1" flex="1" maxWidth="100%">
              <Toast.Title>{toast.title}</Toast.Title>
              {toast.description === undefined ? null : <Toast.Description>{toast.description}</Toast.Description>}
            </Stack>
            {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
            <Toast.CloseTrigger aria-label={t('close')} />
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  );
}
