/** A place that a posting is at. */
export interface Place {
  /** As it is shown: `Zürich, Switzerland`, `Austin, TX`. */
  readonly name: string;
  /** ISO 3166-1, two letters; null where it is not known. */
  readonly country: string | null;
  /** Degrees; null where nobody knows them. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}
