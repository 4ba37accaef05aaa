import { z } from 'zod'
import { id, instant, plainName, text } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { respondInfos } from '../domain/join-request-states.ts'
import { maxVacancyCompetencies, vacancyActions, vacancyStates } from '../domain/vacancy-states.ts'

/** A vacancy as a project's team writes it; role and competencies are values of dictionaries. */
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
  /** Responses that wait for an answer. */
  newResponses: z.int(),
  actions: z.array(z.enum(vacancyActions)),
})

/** A vacancy as everybody sees it: of the project only what it says about itself in a line, to whom its page is open. */
export const openVacancy = z.object({
  ...shown,
  project: z.object({
    serialNumber: z.string(),
    /** null while the project's page is closed to the caller. */
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

/** What the open vacancies can be narrowed by. */
export const vacancyFilters = z.object({
  industries: z.array(namedRef),
  roles: z.array(namedRef),
  competencies: z.array(namedRef),
})
