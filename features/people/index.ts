import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { peoplePages } from './server/people.site-map.ts'
import type { PeopleSettings } from './server/settings.ts'

export { avatarJson, investmentJson, locationJson, valuesJson } from './server/profile.sql.ts'
export { completeStudent } from './server/complete-student.ts'
export { cardSearch } from './server/showcase-people.sql.ts'

/** People: their profiles (with awards, consents, their own data), and their accounts as administrators see them. */
export const createPeople = (settings: PeopleSettings): Feature =>
  featureOf(
    parts,
    { files: [{ entity: 'CERTIFICATE' }, { entity: 'AVATAR' }], siteMap: peoplePages },
    settings,
  )
