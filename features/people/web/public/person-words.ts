import type { ShownPerson } from './showcase.types.ts'

/** The person's location, from city to country. */
export const placeOf = ({ location: { city, country } }: Pick<ShownPerson, 'location'>): string =>
  [city?.name, country?.name].filter(Boolean).join(', ')

/** The person's occupation and company. */
export const workOf = ({ specialty, company }: Pick<ShownPerson, 'specialty' | 'company'>): string =>
  [specialty, company].filter(Boolean).join(', ')
