import type { ShownPerson } from './showcase.types.ts'

/** Where a person is, from the near to the far. */
export const placeOf = ({ location: { city, country } }: Pick<ShownPerson, 'location'>): string =>
  [city?.name, country?.name].filter(Boolean).join(', ')

/** What a person does and where. */
export const workOf = ({ specialty, company }: Pick<ShownPerson, 'specialty' | 'company'>): string =>
  [specialty, company].filter(Boolean).join(', ')
