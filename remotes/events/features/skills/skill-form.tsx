import { yup } from '@shared/forms';
import { namesOf } from '@shared/lists';
import type { EventForm } from '../common/event-definition.ts';
import { EventTextField } from '../common/form/event-text-field.tsx';
import { entriesRule, requiredLineRule } from '../common/form/rules.ts';
import { describeTexts } from '../common/texts/describe-texts.ts';
import { EntryListField, type EntryList } from '../common/texts/entry-list.tsx';
import { variantRules } from '../common/texts/variant-rules.ts';
import { VariantTextFields } from '../common/texts/variant-text-fields.tsx';
import { plainEntry } from '../common/variants/describe-variants.ts';
import { describeSkill } from './describe-skill.ts';
import { LevelSelect } from './level-select.tsx';
import type { SkillEvent } from './list-skills.ts';
import type { SkillInput } from './skill-operations.ts';
import {
  newSkillItem,
  skillInputOf,
  skillTexts,
  skillValuesOf,
  type SkillItem,
  type SkillValues,
} from './skill-values.ts';

const texts = 'skills';
const skills: EntryList<'skills', SkillItem> = {
  name: 'skills',
  texts,
  entry: 'skill',
  add: 'addSkill',
  newItem: newSkillItem,
  linesOf: namesOf,
  short: true,
  renderExtra: (skill, change, place) => (
    <LevelSelect place={place} level={skill.level} onLevel={(level) => change({ ...skill, level })} />
  ),
};

export const skillForm: EventForm<SkillEvent, SkillValues, SkillInput> = {
  rules: (t) =>
    yup.object({
      name: requiredLineRule(t, t('skills.errors.name')),
      skills: entriesRule<SkillItem>(skillTexts.entries.maxLength, t).test('some', t('skills.errors.skills'), (items) =>
        items.some(({ text }) => text.trim() !== ''),
      ),
      variants: variantRules(skillTexts, t),
    }),
  valuesOf: skillValuesOf,
  copyOf: (event) => skillTexts.asCopy(skillValuesOf(event)),
  inputOf: skillInputOf,
  describe: (values, tools) =>
    describeTexts({ ...skillTexts, texts }, skillInputOf(values, ''), {
      ...tools,
      describeEntry: (entry) => ('name' in entry ? describeSkill(entry, tools.t) : plainEntry(entry)),
    }),
  newVariant: skillTexts.newVariant,

  /** The skills in the person's order, each with an optional level. */
  Fields: ({ form: { control } }) => (
    <>
      <EventTextField control={control} texts={texts} name="name" help required />
      <EntryListField control={control} list={skills} />
    </>
  ),

  VariantFields: (props) => <VariantTextFields {...props} texts={texts} lines={skillTexts.lines} lists={[skills]} />,
};
