import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { scoringGroups, writtenGroups } from './scoring.schemas.ts'

/** The parameters of an accelerator's scoring, for editing. */
export const getScoringTemplate = endpoint({
  name: 'getScoringTemplate',
  method: 'GET',
  path: '/report/scoring/template',
  summary: 'Parameters of the scoring',
  query: z.object({ acceleratorId: idParam() }),
  response: z.object({
    groups: scoringGroups,
    /** Null while the standard parameters are used. */
    version: z.int().nullable(),
  }),
  reads: ['scoring'],
  permission: 'signed-in',
})

/** Changes the parameters of future assessments; existing ones are unchanged. */
export const saveScoringTemplate = endpoint({
  name: 'saveScoringTemplate',
  method: 'POST',
  path: '/report/scoring/save-template',
  summary: 'Save the parameters of the scoring',
  body: z.strictObject({
    acceleratorId: id(),
    /** The version that the caller loaded; null for the standard parameters. */
    version: z.int().positive().nullable(),
    groups: writtenGroups,
  }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['scoring'],
  permission: 'signed-in',
})
