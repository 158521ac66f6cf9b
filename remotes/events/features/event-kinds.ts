import type { EventKindPages } from './common/define-event-kind.tsx';
import { educationKind } from './education/education-kind.tsx';
import { paragraphsKind } from './paragraphs/paragraphs-kind.tsx';
import { skillsKind } from './skills/skills-kind.tsx';
import { workKind } from './work/work-kind.tsx';

/** Every kind of event. To add a kind, describe it with an object like these and list it here. */
export const eventKinds: readonly EventKindPages[] = [workKind, educationKind, skillsKind, paragraphsKind];
