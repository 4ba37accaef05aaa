import { z } from 'zod'
import { id, instant, plainName, text } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { respondInfos } from '../domain/join-request-states.ts'
import { maxVacancyCompetencies, vacancyActions, vacancyStates } from '../domain/vacancy-states.ts'

/** The fields of a vacancy, as its project's team enters them; role and competencies are dictionary values. */
export const vacancyFields = z.strictObject({
  name: plainName(200),
  tasks: text(4000).default(''),
  role: id().nullable().default(null),
  competencies: z.array(id()).max(maxVacancyCompetencies, 'TOO_BIG').default([]),
  workload: text(255).default(''),
})

const shown = {
  id: id(),
  name: z.string(),
  tasks: z.string(),
  role: namedRef.nullable(),
  competencies: z.array(namedRef),
  workload: z.string(),
  createdAt: instant(),
}

/** A vacancy as the project's team sees it. */
export const projectVacancy = z.object({
  ...shown,
  status: z.enum(vacancyStates),
  /** Number of responses that await an answer. */
  newResponses: z.int(),
  actions: z.array(z.enum(vacancyActions)),
})

/** A vacancy as every signed-in user sees it, with the project's summary for readers of its page. */
export const openVacancy = z.object({
  ...shown,
  project: z.object({
    serialNumber: z.string(),
    /** null if the caller may not open the project's page. */
    about: z
      .object({
        name: z.string(),
        summary: z.string(),
        industries: z.array(namedRef),
        stage: namedRef.nullable(),
      })
      .nullable(),
  }),
  /** Why the caller cannot respond (spec 3); null when they may. */
  respondInfo: z.enum(respondInfos).nullable(),
})

/** Filter values for the list of open vacancies. */
export const vacancyFilters = z.object({
  industries: z.array(namedRef),
  roles: z.array(namedRef),
  competencies: z.array(namedRef),
})
