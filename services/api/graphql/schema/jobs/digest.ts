import { builder } from '../../builder.ts';
import { badUserInput } from '../../../../domain/errors.ts';
import { readZone } from '../../../../domain/input/read-job-parts.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { jobDigests } from '../../../../platform/database/schema/index.ts';
import { type Digest, readDigest, setDigest, stopDigest } from '../../../../domain/digests/digest.ts';
import { JobMutations } from '../mutation-namespaces.ts';

const JobDigestType = builder.objectRef<Digest>('JobDigest').implement({
  description: 'An email on each day when something is due.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The email address the user signs in with.' }),
    timeZone: t.exposeString('timeZone', { description: 'IANA.' }),
    hour: t.exposeInt('hour', { description: 'The hour in that time zone, 0 to 23.' }),
    isConfirmed: t.boolean({
      description: 'Nothing is sent until the recipient has confirmed the link in a first email.',
      resolve: ({ confirmedAt }) => confirmedAt !== null,
    }),
  }),
});

builder.queryField('jobDigest', (t) =>
  t.field({
    type: JobDigestType,
    nullable: true,
    description: 'Null if there is none.',
    resolve: async (_root, _args, context) => readDigest(context.db, jobDigests, (await context.account()).id),
  }),
);

builder.objectField(JobMutations, 'setJobDigest', (t) =>
  t.field({
    type: JobDigestType,
    description: 'Turns on the daily email, or changes its time. BAD_USER_INPUT for users without an email address.',
    args: {
      timeZone: t.arg.string({ required: true, description: 'IANA: `Europe/Berlin`.' }),
      hour: t.arg.int({ required: true, description: 'The hour in that time zone, 0 to 23.' }),
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
    description: 'Returns whether there was one.',
    resolve: async (_parent, _args, context) => stopDigest(context.db, jobDigests, (await context.account()).id),
  }),
);
