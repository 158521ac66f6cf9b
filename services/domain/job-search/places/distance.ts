/** In degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadiusKm = 6_371;

/** Kilometers per degree of latitude. */
export const kmOfDegree = (earthRadiusKm * Math.PI) / 180;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in kilometers. */
export function distance(from: Coordinates, to: Coordinates): number {
  const [latitude, longitude] = [radians(to.latitude - from.latitude) / 2, radians(to.longitude - from.longitude) / 2];
  const chord =
    Math.sin(latitude) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}
