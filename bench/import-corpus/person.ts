/** An invented person, as the makers of the corpus print them and as a reader should find them. */
export interface Person {
  /** BCP 47. */
  readonly language: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly headline: string;
  readonly email: string;
  readonly phone: string;
  readonly place: string;
  readonly summary: string;
  readonly employers: readonly Employer[];
  readonly schools: readonly School[];
  readonly skills: readonly string[];
  readonly spoken: readonly { readonly name: string; readonly level: string }[];
  readonly certificates: readonly string[];
}

export interface Employer {
  readonly company: string;
  readonly roles: readonly Role[];
}

export interface Role {
  readonly position: string;
  /** `YYYY-MM`. */
  readonly start: string;
  /** `YYYY-MM`; null while it lasts. */
  readonly end: string | null;
  readonly place: string;
  readonly texts: readonly string[];
}

export interface School {
  readonly university: string;
  readonly degree: string;
  readonly field: string;
  /** Years. */
  readonly start: string;
  readonly end: string;
}
