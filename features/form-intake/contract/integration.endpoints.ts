import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { contentLimits } from '../domain/content.rules.ts'
import { formPaths, type FormKind } from '../domain/kinds.ts'

/** The names under which a site builder can send a form's secret. */
const secretHeader = z.object({ 'x-form-secret': z.string().max(200, 'TOO_LONG').optional() })

/** The answer is the same whoever sends, whether it came before, and whatever becomes of it. */
const received = z.object({ id: z.uuid() })

const submitting = <const N extends string, const K extends FormKind>(name: N, kind: K, summary: string) =>
  endpoint({
    name,
    method: 'POST',
    path: formPaths[kind],
    summary,
    /** The fields of the questionnaire by the builder's names, and the form's `secret` where no header can be sent. */
    query: z.looseObject({ secret: z.string('INVALID').max(200, 'TOO_LONG').optional() }),
    headers: secretHeader,
    /** The same fields, as builders post them besides: urlencoded or JSON. */
    body: z.record(z.string(), z.unknown()).nullish(),
    form: true,
    bodyLimit: contentLimits.bytes,
    response: received,
    errors: ['ACCESS_DENIED'],
    changes: ['formIntake'],
    permission: 'public',
  })

/** An application from a site builder (spec 7). */
export const submitAccelerationRequestTilda = submitting(
  'submitAccelerationRequestTilda',
  'APPLICATION',
  'Submit an application from a form of a site builder',
)

/** Competences that a person claims; they are decided about (spec 7). */
export const setCompetence = submitting('setCompetence', 'COMPETENCE', 'Submit the competences of a person')

export const submitSOBA = submitting('submitSOBA', 'SOBA', 'Submit the SOBA questionnaire')

export const submitQuestionaryTilda = submitting(
  'submitQuestionaryTilda',
  'QUESTIONNAIRE',
  'Submit a questionnaire of a site builder',
)

/** An investor asks for access; it is decided about (spec 7). */
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

/** A questionnaire as a JSON document (spec 7). */
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
