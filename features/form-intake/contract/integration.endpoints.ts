import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { contentLimits } from '../domain/content.rules.ts'
import { formPaths, type FormKind } from '../domain/kinds.ts'

/** Header in which a site builder can send the form's secret. */
const secretHeader = z.object({ 'x-form-secret': z.string().max(200, 'TOO_LONG').optional() })

/** The response is the same for every sender, for repeated submissions, and regardless of the outcome. */
const received = z.object({ id: z.uuid() })

const submitting = <const N extends string, const K extends FormKind>(name: N, kind: K, summary: string) =>
  endpoint({
    name,
    method: 'POST',
    path: formPaths[kind],
    summary,
    /** Fields of the form by the builder's names, and the form's `secret` if the builder cannot send headers. */
    query: z.looseObject({ secret: z.string('INVALID').max(200, 'TOO_LONG').optional() }),
    headers: secretHeader,
    /** The same fields; builders also send them in the body, urlencoded or as JSON. */
    body: z.record(z.string(), z.unknown()).nullish(),
    form: true,
    bodyLimit: contentLimits.bytes,
    response: received,
    errors: ['ACCESS_DENIED'],
    changes: ['formIntake'],
    permission: 'public',
  })

/** Receives an application from a site builder (spec 7). */
export const submitAccelerationRequestTilda = submitting(
  'submitAccelerationRequestTilda',
  'APPLICATION',
  'Submit an application from a form of a site builder',
)

/** Receives competences that a person claims; an administrator decides (spec 7). */
export const setCompetence = submitting('setCompetence', 'COMPETENCE', 'Submit the competences of a person')

export const submitSOBA = submitting('submitSOBA', 'SOBA', 'Submit the SOBA questionnaire')

export const submitQuestionaryTilda = submitting(
  'submitQuestionaryTilda',
  'QUESTIONNAIRE',
  'Submit a questionnaire of a site builder',
)

/** Receives an investor's request for access; an administrator decides (spec 7). */
export const submitInvestorAccessTrackTilda = submitting(
  'submitInvestorAccessTrackTilda',
  'INVESTOR_ACCESS',
  'Submit an investor’s request for access',
)

export const submitBaseDescriptionTilda = submitting(
  'submitBaseDescriptionTilda',
  'BASE_DESCRIPTION',
  'Submit the base description of a project',
)

export const submitAgTechTilda = submitting('submitAgTechTilda', 'AGTECH', 'Submit the AgTech questionnaire')

export const submitGuap = submitting('submitGuap', 'GUAP', 'Submit the GUAP questionnaire')

/** Receives a questionnaire as a JSON document (spec 7). */
export const submitOak = endpoint({
  name: 'submitOak',
  method: 'POST',
  path: formPaths.OAK,
  summary: 'Submit the OAK questionnaire as JSON',
  query: z.object({ secret: z.string('INVALID').max(200, 'TOO_LONG').optional() }),
  headers: secretHeader,
  body: z.record(z.string(), z.unknown()),
  bodyLimit: contentLimits.bytes,
  response: received,
  errors: ['ACCESS_DENIED'],
  changes: ['formIntake'],
  permission: 'public',
})
