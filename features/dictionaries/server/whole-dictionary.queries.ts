import { sql } from 'kysely'
import type { z } from 'zod'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import * as calls from '../contract/value.endpoints.ts'
import type { valueRef } from '../contract/value.schemas.ts'
import type { DictionaryCode } from '../domain/dictionary-codes.ts'
import { valueName, valueOrder } from './value.sql.ts'

const wholeDictionary = (endpoint: typeof calls.getCountries, code: DictionaryCode) =>
  query({
    endpoint,
    load: nothing,
    authorize: portalPolicy.visit,
    run: async ({ db, locale }) => {
      const { rows } = await sql<z.output<typeof valueRef>>`
        select v.id, v.code, ${valueName('v', locale)} as name from dictionary_value v
        where v.dictionary_id = (select id from dictionary where code = ${code}) and v.status = 'ACTIVE'
        order by ${valueOrder(locale)}`.execute(db)
      return { items: rows }
    },
  })

/** Whole dictionaries, for the forms of other systems (spec 4 "Integration"). */
export const wholeDictionaryQueries = [
  wholeDictionary(calls.getCountries, 'COUNTRIES'),
  wholeDictionary(calls.getIndustries, 'INDUSTRIES'),
  wholeDictionary(calls.getCompetencies, 'COMPETENCIES'),
  wholeDictionary(calls.getProjectRole, 'PROJECT_ROLES'),
  wholeDictionary(calls.getResponsibility, 'RESPONSIBILITY_AREAS'),
  wholeDictionary(calls.getParticipationExperience, 'PARTICIPATION_EXPERIENCE'),
  wholeDictionary(calls.getProjectStages, 'PROJECT_STAGES'),
]
