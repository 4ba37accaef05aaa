import { z } from 'zod'
import { id, idParam, instant, requiredText, text } from '#platform/contract/fields.ts'
import { listOf, listQuery, namedRef } from '#platform/contract/lists.ts'
import { projectStages } from '../../projects/domain/states.ts'
import { respondInfos } from '../domain/join-request-states.ts'
import { maxVacancyCompetencies, vacancyActions, vacancyStates } from '../domain/vacancy-states.ts'

/** A vacancy as a project's team writes it; role and competencies are values of dictionaries. */
export const vacancyFields = z.strictObject({
  name: requiredText(200),
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

/** A vacancy as everybody sees it: of the project only what it says about itself in a line. */
export const openVacancy = z.object({
  ...shown,
  project: z.object({
    serialNumber: z.string(),
    name: z.string(),
    summary: z.string(),
    industry: z.string(),
    stage: z.enum(projectStages),
  }),
  /** Why the caller cannot respond (spec 3); null when they may. */
  respondInfo: z.enum(respondInfos).nullable(),
})

/** Filters of the list of vacancies. */
export const vacancyQuery = listQuery(['CREATE_DATE', 'NAME'], {
  industry: text(200).optional(),
  roleId: idParam().optional(),
  competencyId: idParam().optional(),
})

/** The page of vacancies. */
export const vacancyList = listOf(openVacancy)

/** What the open vacancies can be narrowed by. */
export const vacancyFilters = z.object({
  industries: z.array(z.string()),
  roles: z.array(namedRef),
  competencies: z.array(namedRef),
})
