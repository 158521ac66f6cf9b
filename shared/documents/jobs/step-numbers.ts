/** Numbers that name a step of a scale or a class of pay: `Band 5`, `Stufe 6`, `2nd year`. They are no amounts. */

const scaleNouns =
  'band|steps?|grade|level|class|tier|lane|points?|schedule|(?:erfahrungs)?stufe|eg|gruppe|lohnklasse|gehaltsklasse|klasse|classe|cat|cat[ée]gorie|categor[ií]a|niveau|nivel|grado|grupo|groupe|group|[ée]chelon|coefficient|indice|position';
const timeNouns =
  '(?:lehr|ausbildungs|studien|bildungs|berufs)?jahr(?:es|e)?|lehr|lj|aj|halbjahr|semester|terms?|year|ann[ée]e|año|trimestre|anciennet[ée]|antig[üu]edad';
const stepBefore = new RegExp(`(?<!\\p{L})(?:${scaleNouns}|${timeNouns})\\.?[\\s-]{0,2}$`, 'iu');
const stepAfter = new RegExp(
  `^(?:\\.|º|ª|°|er|re|ère|st|nd|rd|th|[eè]me|e)?\\s?(?:${scaleNouns}|${timeNouns})(?!\\p{L})`,
  'iu',
);
const highestStep = 60;

/** Whether a bare number names a step, by the text right before and after it. */
export const isStepNumber = (value: number, before: string, after: string): boolean =>
  Number.isInteger(value) && value <= highestStep && (stepBefore.test(before) || stepAfter.test(after));
