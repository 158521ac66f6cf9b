import type { Page } from '@playwright/test';
import { ask } from '../many-blocks.ts';

/** Returns the date that many days from today as `YYYY-MM-DD`. */
function day(fromToday: number): string {
  const date = new Date(Date.now() + fromToday * 86_400_000);
  return date.toISOString().slice(0, 10);
}

/** Jobs at employers whose names mark them as examples. */
const jobs = (resumeId: string, letterId: string): readonly object[] => [
  { title: 'Night shift lead', company: 'Example Foods', location: 'Sampleton, OH', deadline: day(9), excitement: 4 },
  { title: 'Route planner', company: 'Sample Logistics', location: 'Remote', deadline: day(16), excitement: 3 },
  {
    ...{ title: 'Delivery planner', company: 'Example Florists', location: 'Sampleton, OH', excitement: 3 },
    ...{ stage: 'applied', appliedOn: day(-3), nextStep: 'Stop by the store', nextStepOn: day(20) },
    ...{ interviews: [{ at: `${day(13)}T15:00:00Z`, timeZone: 'America/New_York', minutes: 30, kind: 'Phone call' }] },
  },
  {
    ...{
      title: 'Inventory clerk',
      company: 'Sample Paper',
      location: 'Fillertown, OH',
      excitement: 2,
      deadline: day(23),
    },
    ...{ nextStep: 'Ask Robin about them', nextStepOn: day(11) },
  },
  {
    ...{ title: 'Warehouse coordinator', company: 'Placeholder Parts', location: 'Sampleton, OH', excitement: 4 },
    ...{ stage: 'applied', appliedOn: day(-4), nextStep: 'Ask for an update', nextStepOn: day(6) },
  },
  {
    ...{ title: 'Inventory planner', company: 'Example Tools', location: 'Fillertown, OH', excitement: 3 },
    ...{ stage: 'applied', appliedOn: day(-13) },
  },
  {
    ...{ title: 'Dispatcher', company: 'Demo Freight', location: 'Sampleton, OH', excitement: 5 },
    ...{ stage: 'screening', appliedOn: day(-12), on: day(-2), nextStep: 'Call back on Friday', nextStepOn: day(2) },
  },
  {
    ...{ title: 'Logistics planner', company: 'Specimen Bakeries', location: 'Sampleton, OH', excitement: 5 },
    ...{ stage: 'interview', appliedOn: day(-20), on: day(-3), resumeId, letterId, source: 'Their website' },
    ...{ salaryMin: 52_000, salaryMax: 58_000, currency: 'USD', salaryPeriod: 'year' },
    ...{ link: 'https://jobs.example/logistics-planner', nextStep: 'Reread the résumé I sent', nextStepOn: day(1) },
    ...{ contacts: [{ name: 'Robin Example', role: 'Head of logistics', email: 'robin@bakeries.example' }] },
    ...{ interviews: [{ at: `${day(2)}T14:00:00Z`, timeZone: 'America/New_York', minutes: 45, kind: 'On-site' }] },
    ...{ notes: 'They plan six routes a night, on paper. Ask about the move to the new software.' },
    ...{ description: 'Plan delivery routes and shifts for three bakeries, and manage flour and packaging inventory.' },
  },
];

const paragraphs = [
  {
    ...{ title: 'Shifts and routes', kind: 'opening' },
    text: 'You are looking for a {{position}} whose plans hold up at four in the morning. I have planned night shifts for four years, and I like it when the first truck leaves on time.',
  },
  {
    ...{ title: 'Fewer late deliveries', kind: 'body' },
    text: 'On an evening shift two people short, I changed the packing order so that the truck with the longest route left first. Late deliveries went from nine a week to two. The dispatcher kept a list by the door.',
  },
  {
    ...{ title: 'Glad to talk', kind: 'closing' },
    text: 'I could start in six weeks. I would be glad to talk about how {{company}} plans its routes today.',
  },
];

/**
 * Adds a letter and jobs to the sample of the guest on this page. Returns the ids of the letter and of the job with all
 * details.
 */
export async function addSampleWork(page: Page, resumeId: string): Promise<{ letterId: string; jobId: string }> {
  const ids: string[] = [];
  for (const input of paragraphs) {
    const made = await ask<{ event: { createParagraphEvent: { id: string } } }>(
      page,
      'mutation ($input: ParagraphEventInput!) { event { createParagraphEvent(input: $input) { id } } }',
      { input },
    );
    ids.push(made.event.createParagraphEvent.id);
  }
  const document = {
    ...{ contact: null, headline: '', links: [], subject: 'Logistics planner', salutation: 'Dear Robin Example,' },
    recipient: {
      name: 'Robin Example',
      title: 'Head of logistics',
      company: 'Specimen Bakeries',
      address: 'Sampleton',
    },
    date: { kind: 'today' },
    parts: ids.map((eventId, index) => ({ kind: 'block', id: `part-${index}`, eventId })),
    ...{ closing: 'Best regards,', signature: null, design: { template: 'classic', paper: 'letter' } },
    ...{ designOf: resumeId, job: null, fills: { company: 'Specimen Bakeries', position: 'logistics planner' } },
  };
  const letter = await ask<{ letter: { createLetter: { id: string } } }>(
    page,
    'mutation ($input: LetterInput!) { letter { createLetter(input: $input) { id } } }',
    { input: { title: 'Letter to Specimen Bakeries', document } },
  );
  const letterId = letter.letter.createLetter.id;
  let jobId = '';
  for (const input of jobs(resumeId, letterId)) {
    const made = await ask<{ job: { createJob: { id: string } } }>(
      page,
      'mutation ($input: JobInput!) { job { createJob(input: $input) { id } } }',
      { input },
    );
    jobId = made.job.createJob.id;
  }
  return { letterId, jobId };
}
