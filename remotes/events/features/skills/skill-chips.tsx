import type { Translate } from '@shared/i18n';
import { Box, Flex } from '@shared/ui';
import type { ReactNode } from 'react';
import { Marked } from '../common/list/finding/marked.tsx';
import { describeSkill } from './describe-skill.ts';
import type { SkillEvent } from './list-skills.ts';

interface SkillChipsProps {
  readonly skills: SkillEvent['skills'];
  readonly t: Translate;
}

/** The skills of a group as chips, in their order. */
export function SkillChips({ skills, t }: SkillChipsProps): ReactNode {
  return (
    <Flex as="ul" wrap="wrap" gap="2" my="1" listStyleType="none">
      {skills.map((skill) => (
        <Box as="li" key={skill.id} bg="bg.muted" borderRadius="l2" px="2" textStyle="sm" overflowWrap="anywhere">
          <Marked text={describeSkill(skill, t)} />
        </Box>
      ))}
    </Flex>
  );
}
