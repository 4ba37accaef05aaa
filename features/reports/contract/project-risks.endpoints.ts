import { z } from 'zod'
import { day, id } from '#platform/contract/fields.ts'
import { listParam, namedRef, personRef } from '#platform/contract/lists.ts'
import { chances, lossScales, responses, riskKinds } from '../../risks/domain/risks.ts'
import { report, projectParameters } from './report.ts'
import { projectPage } from './shared-columns.ts'

/** Responses to a risk, or none. */
const answers = [...responses, 'NONE'] as const

/** Risks of the projects: severity before and after the response, its owner and deadline. */
export const projectRisks = report({
  key: 'projectRisks',
  row: z.object({
    id: id(),
    project: namedRef,
    name: z.string(),
    kind: z.enum(riskKinds),
    chanceBefore: z.enum(chances),
    lossesBefore: z.enum(lossScales),
    before: z.int(),
    chanceAfter: z.enum(chances).nullable(),
    lossesAfter: z.enum(lossScales).nullable(),
    after: z.int().nullable(),
    response: z.enum(responses).nullable(),
    measures: z.string(),
    owner: personRef.nullable(),
    deadline: day().nullable(),
    done: z.boolean(),
    acceptedUntil: day().nullable(),
  }),
  sortings: ['GRAVITY', 'PROJECT', 'NAME', 'DEADLINE'],
  defaultSort: '-GRAVITY',
  parameters: {
    riskKind: listParam(riskKinds),
    riskResponse: listParam(answers),
    ...projectParameters,
  },
  search: true,
  columns: {
    project: { sort: 'PROJECT', to: projectPage },
    name: { sort: 'NAME', width: '22%' },
    kind: { value: ({ kind }, t) => t(`risks:kinds.${kind}`) },
    before: { sort: 'GRAVITY', unlinked: 'VALUE' },
    chanceBefore: { value: ({ chanceBefore }, t) => t(`risks:chances.${chanceBefore}`), optional: true },
    lossesBefore: { value: ({ lossesBefore }, t) => t(`risks:losses.${lossesBefore}`), optional: true },
    response: {
      value: ({ response }, t) => t(response ? `risks:responses.${response}` : 'risks:noResponse'),
    },
    measures: { optional: true },
    after: { unlinked: 'VALUE' },
    owner: {},
    deadline: { sort: 'DEADLINE' },
    done: { value: ({ done }, t) => t(done ? 'risks:fields.done' : 'risks:fields.open'), optional: true },
    acceptedUntil: { optional: true },
  },
  reads: ['accelerationRequest', 'project', 'risk', 'person', 'participation'],
})
