import { builder } from '../../builder.ts';
import { badUserInput } from '../../../../domain/errors.ts';
import { readZone } from '../../../../domain/input/read-job-parts.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { jobDigests } from '../../../../platform/database/schema/index.ts';
import { type Digest, digestOf, setDigest, stopDigest } from '../../../../domain/digests/digest.ts';
import { JobMutations } from './job-mutations.ts';

const JobDigestType = builder.objectRef<Digest>('JobDigest').implement({
  description: 'A message by email on each day on which something is due.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The address that the person signs in with.' }),
    timeZone: t.exposeString('timeZone', { description: 'IANA.' }),
    hour: t.exposeInt('hour', { description: 'In that zone, 0 to 23.' }),
    isConfirmed: t.boolean({
      description: 'Nothing is sent until the reader has confirmed it by the link in a first message.',
      resolve: ({ confirmedAt }) => confirmedAt !== null,
    }),
  }),
});

builder.queryField('jobDigest', (t) =>
  t.field({
    type: JobDigestType,
    nullable: true,
    description: 'Null while there is none.',
    resolve: async (_root, _args, context) => digestOf(context.db, jobDigests, (await context.account()).id),
  }),
);

builder.objectField(JobMutations, 'setJobDigest', (t) =>
  t.field({
    type: JobDigestType,
    description: 'Begins the messages, or changes when they come. BAD_USER_INPUT for somebody without an address.',
    args: {
      timeZone: t.arg.string({ required: true, description: 'IANA: `Europe/Berlin`.' }),
      hour: t.arg.int({ required: true, description: 'In that zone, 0 to 23.' }),
    },
    resolve: async (_parent, { timeZone, hour }, context) => {
      const { id: accountId } = await context.account();
      const { email, emailVerified, issuer } = context.caller();
      const { language } = context;
      const reader = new InputReader();
      const zone = readZone(reader, timeZone);
      if (!Number.isInteger(hour) || hour < 0 || hour > 23) reader.refuse('hour', 'Please choose an hour of the day.');
      reader.finish();
      if (email === null) {
        throw badUserInput([{ path: '', message: 'Please create an account with an email address first.' }]);
      }
      const digest = await setDigest(context.db, jobDigests, accountId, {
        ...{ email, isVerified: emailVerified, timeZone: zone, hour, language },
      });
      if (digest.confirmedAt === null) {
        await context.onDigestRequested?.({ kind: 'jobs', accountId, email, secret: digest.secret, issuer, language });
      }
      return digest;
    },
  }),
);

builder.objectField(JobMutations, 'stopJobDigest', (t) =>
  t.boolean({
    description: 'Answers whether there was one.',
    resolve: async (_parent, _args, context) => stopDigest(context.db, jobDigests, (await context.account()).id),
  }),
);
