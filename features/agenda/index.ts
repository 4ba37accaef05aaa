import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

export { readAgendaOfPerson } from './server/agenda-of-person.ts'

/** Items that await each person, from the agenda sources of these features. */
export const agendaFeature = (features: readonly Feature[]): Feature =>
  featureOf(parts, {}, { sources: features.flatMap(({ agendaSources = [] }) => agendaSources) })
