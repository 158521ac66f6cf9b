import { makeNamedFile, parseEvents } from '@shared/builder';
import type { RemoteEnvironment } from '@shared/contracts';
import { parseResumeDocument } from '@shared/documents';
import { contactInfoOf, dataOf, keepPlace, type ApolloClient } from '@shared/graphql';
import type { MadeFile } from '@shared/library';
import { getResume } from '../builder/api/get-resume.ts';
import { resumeFiles } from '../builder/export/resume-files.ts';
import { resumeKind } from '../builder/kind/resume-kind.ts';
import type { DownloadFormat } from '../common/files/download-formats.ts';

type Host = Pick<RemoteEnvironment, 'session' | 'endpoints' | 'locale'>;

/** Makes a file of a résumé as it is on the server. Rejects if the file cannot be made. */
export async function makeResumeFile(
  client: ApolloClient,
  host: Host,
  { id, format }: { readonly id: string; readonly format: DownloadFormat },
): Promise<MadeFile> {
  const asked = { variables: { id }, fetchPolicy: 'network-only', context: keepPlace } as const;
  const answer = dataOf(await client.query({ query: getResume, ...asked }));
  const { resume, me } = answer;
  const reading = parseResumeDocument(resume.document);
  if (!reading.ok) throw new Error('This version cannot read the résumé.');
  const files = resumeFiles({
    contact: contactInfoOf(me.profile),
    events: parseEvents(answer),
    language: host.locale.language,
    headshotUrl: me.headshotURL,
  });
  const draft = { title: resume.title, document: reading.document };
  return makeNamedFile(host, { files, format, draft, kind: resumeKind.name, id });
}
