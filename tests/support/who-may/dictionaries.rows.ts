import { listDictionaries } from '../../../features/dictionaries/contract/dictionary.endpoints.ts'
import * as values from '../../../features/dictionaries/contract/value.endpoints.ts'
import { row } from './row.ts'
import { everybody } from './world.ts'

/** Calls of dictionaries: words that everybody may read. */
export const dictionaryRows = [
  row(listDictionaries, everybody, () => ({ query: {} })),
  row(values.listDictionaryValues, everybody, () => ({ query: { code: 'CITIES' as const } })),
  row(values.getCountries, everybody, () => ({})),
  row(values.getIndustries, everybody, () => ({})),
  row(values.getCompetencies, everybody, () => ({})),
  row(values.getProjectRole, everybody, () => ({})),
  row(values.getResponsibility, everybody, () => ({})),
  row(values.getParticipationExperience, everybody, () => ({})),
  row(values.getProjectStages, everybody, () => ({})),
]
