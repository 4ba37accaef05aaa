import { z } from 'zod'
import { day, id } from '#platform/contract/fields.ts'
import { listParam, namedRef, personRef } from '#platform/contract/lists.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { chances, lossScales, responses, riskKinds } from '../../risks/domain/risks.ts'
import { report, reportParameters } from './report.ts'

const { trackId, streamId, trackerUid, industryId, stageId } = reportParameters

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
    trackId,
    streamId,
    trackerUid,
    industryId,
    stageId,
  },
  search: true,
  columns: {
    project: {
      value: 'project',
      to: ({ project }) => linkTo('/details/project-details', { id: project.id }),
    },
    name: { value: 'name', width: '22%' },
    kind: { value: ({ kind }, t) => t(`risks:kinds.${kind}`) },
    before: { value: 'before', kind: 'number' },
    chanceBefore: { value: ({ chanceBefore }, t) => t(`risks:chances.${chanceBefore}`), optional: true },
    lossesBefore: { value: ({ lossesBefore }, t) => t(`risks:losses.${lossesBefore}`), optional: true },
    response: {
      value: ({ response }, t) => t(response ? `risks:responses.${response}` : 'risks:noResponse'),
    },
    measures: { value: 'measures', optional: true },
    after: { value: 'after', kind: 'number' },
    owner: { value: 'owner' },
    deadline: { value: 'deadline', kind: 'day' },
    done: { value: ({ done }, t) => t(done ? 'risks:fields.done' : 'risks:fields.open'), optional: true },
    acceptedUntil: { value: 'acceptedUntil', kind: 'day', optional: true },
  },
  sortedBy: { before: 'GRAVITY', project: 'PROJECT', name: 'NAME', deadline: 'DEADLINE' },
  reads: ['accelerationRequest', 'project', 'risk', 'person', 'participation'],
})
