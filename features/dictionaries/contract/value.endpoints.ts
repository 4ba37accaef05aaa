import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { someOf } from '#platform/contract/lists.ts'
import { dictionaryValue, valueRef, valuesQuery } from './value.schemas.ts'

/** Values of a dictionary in the caller's language and alphabetical order, for forms. */
export const listDictionaryValues = endpoint({
  name: 'listDictionaryValues',
  method: 'GET',
  path: '/dictionary/values',
  summary: 'Values of a dictionary',
  query: valuesQuery,
  response: someOf(dictionaryValue),
  reads: ['dictionary'],
  permission: 'public',
  cache: 'public',
})

const wholeDictionary = (name: string, path: string, summary: string) =>
  endpoint({
    name,
    method: 'GET',
    path,
    summary,
    response: z.object({ items: z.array(valueRef) }),
    reads: ['dictionary'],
    permission: 'public',
    cache: 'public',
  })

export const getCountries = wholeDictionary('getCountries', '/integration/getCountries', 'All countries')

export const getIndustries = wholeDictionary('getIndustries', '/integration/getIndustries', 'All industries')

export const getCompetencies = wholeDictionary(
  'getCompetencies',
  '/integration/getCompetencies',
  'All competencies',
)

/** All roles in a project (spec 4). */
export const getProjectRole = wholeDictionary(
  'getProjectRole',
  '/integration/getProjectRole',
  'All roles in a project',
)

/** All areas of responsibility (spec 4). */
export const getResponsibility = wholeDictionary(
  'getResponsibility',
  '/integration/getResponsibility',
  'All areas of responsibility',
)

/** All kinds of experience with startups (spec 4). */
export const getParticipationExperience = wholeDictionary(
  'getParticipationExperience',
  '/integration/getParticipationExperience',
  'All kinds of experience with startups',
)

/** All stages of a project (spec 4). */
export const getProjectStages = wholeDictionary(
  'getProjectStages',
  '/integration/get-project-stages',
  'All stages of a project',
)
