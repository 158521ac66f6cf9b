/** The portal's records of a customer's past, in the fields of product.md §3. They are as irregular as real data is. */
export interface WorkRecord {
  readonly uuid: string;
  readonly company_name: string | null;
  readonly job_title: string | null;
  readonly start_date: string | null;
  readonly finish_date: string | null;
  readonly accomplishments: readonly { readonly uuid: string; readonly description: string }[];
}

export interface EducationRecord {
  readonly uuid: string;
  readonly school: string | null;
  readonly education_level: string | null;
  readonly field_of_study: string | null;
  readonly finish_date: string | null;
  readonly accomplishments: readonly { readonly uuid: string; readonly description: string }[];
}

export interface History {
  readonly work: readonly WorkRecord[];
  readonly education: readonly EducationRecord[];
}

type Told<Record> = Omit<Record, 'uuid' | 'accomplishments'> & { readonly did?: readonly string[] };

const withNames = <Record extends object>(kind: string, records: readonly (Record & { did?: readonly string[] })[]) =>
  records.map(({ did = [], ...fields }, index) => {
    const uuid = `northgate-${kind}-${index + 1}`;
    const accomplishments = did.map((description, place) => ({ uuid: `${uuid}-${place + 1}`, description }));
    return { ...fields, uuid, accomplishments };
  });

/** Gives records and their accomplishments stable ids. */
export const history = (work: readonly Told<WorkRecord>[], education: readonly Told<EducationRecord>[]): History => ({
  work: withNames('work', work),
  education: withNames('edu', education),
});
