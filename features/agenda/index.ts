import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** What waits for each person, of all that these features put on agendas. */
export const agendaFeature = (features: readonly Feature[]): Feature =>
  featureOf(parts, {}, { sources: features.flatMap(({ agendaSources = [] }) => agendaSources) })
