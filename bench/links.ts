/**
 * Pages and PDFs behind share links, one request after another within the server's own process: a résumé, a letter, and
 * both together, live and frozen, of a person with 300 blocks. Milliseconds from the request to the end of the
 * response, compressed as for a browser. `LINKS_ROUNDS` sets how often each is requested (200).
 */
import { startSharedSite, type SharedSite } from '../services/api/share-pages/__tests__/shared-site.ts';
import type { Findings } from './run.ts';
import { summarize } from './statistics.ts';

const blocks = 300;
/** Requests before the first one that is counted. */
const warmUp = 50;

const addBlock = `mutation ($company: String!) { event { createWorkEvent(input: {
  company: $company, position: "Keeper", startDate: "2020-01",
  accomplishments: [{ description: "Kept the light through two storms" }, { description: "Trained three keepers" }]
}) { id } } }`;

async function time(on: SharedSite, path: string, rounds: number): Promise<Findings> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = -warmUp; round < rounds; round += 1) {
    const started = performance.now();
    const answer = await on.visit(path, { 'accept-encoding': 'br' });
    if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.statusCode}.`);
    if (round >= 0) times.push(performance.now() - started);
    bytes = answer.rawPayload.length;
  }
  return { ...summarize(times), bytes };
}

/** Measures the pages; see the comment at the top of the file. */
export async function run(): Promise<Findings> {
  const rounds = Number(process.env['LINKS_ROUNDS'] ?? 200);
  const on = await startSharedSite();
  try {
    const [resumeId, letterId] = [await on.newResumeId(), await on.newLetterId()];
    for (let count = 0; count < blocks; count += 1) await on.ask(addBlock, { company: `Lighthouse ${count}` });
    const findings: Record<string, unknown> = { blocks, rounds };
    for (const mode of ['live', 'frozen']) {
      const links = {
        resume: await on.share(resumeId, { mode }),
        letter: await on.shareLetter(letterId, { mode }),
        bundle: await on.shareLetter(letterId, { mode }, resumeId),
      };
      for (const [name, { path }] of Object.entries(links)) {
        findings[`${name}, ${mode}`] = await time(on, path, rounds);
      }
      findings[`PDF, ${mode}`] = await time(on, `${links.resume.path}/document.pdf`, rounds);
    }
    return findings;
  } finally {
    await on.stop();
  }
}
