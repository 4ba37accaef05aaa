import { hasCode, type ApiError } from '#platform/web/api/api-error.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import type { FieldErrors } from '#platform/domain/product-error.ts'
import type { ApplyDraft } from './apply-draft.ts'

/** An error and its place: at a field as a field code or a text key, or above the form. */
export type ApplyProblem = {
  fields: {
    project?: string | undefined
    projectName?: string | undefined
    message?: string | undefined
    consent?: string | undefined
  }
  /** The error to show above the form, if it belongs to no field. */
  whole?: ApiError
}

/** Errors of a single field. */
const fieldOf: Partial<Record<ErrorCode, 'project' | 'projectName'>> = {
  REQUEST_EXISTS: 'project',
  ACCESS_DENIED: 'project',
  PROJECT_NAME_TAKEN: 'projectName',
}

/** Errors with special texts in this dialog, under `public.codes`. */
export const ownWords: readonly ErrorCode[] = [
  'TRACK_ARCHIVED',
  'TRACK_BLOCKED',
  'ACCELERATOR_NOT_APPROVED',
  'ACCELERATOR_NOT_OPEN',
  'ACCELERATOR_FINISHED',
  'NO_ACTIVE_STREAM',
  'REQUEST_EXISTS',
  'APPLICATION_INCOMPLETE',
  'APPLICATION_OPENS_HIDDEN_FIELDS',
  'APPLICATION_DRAFT_LIMIT',
  'PROJECT_NAME_TAKEN',
  'ACCESS_DENIED',
  'NOT_FOUND',
]

const closed: readonly ErrorCode[] = [
  'TRACK_ARCHIVED',
  'TRACK_BLOCKED',
  'ACCELERATOR_NOT_APPROVED',
  'ACCELERATOR_NOT_OPEN',
  'ACCELERATOR_FINISHED',
  'NO_ACTIVE_STREAM',
]

/** Whether the track had closed when this application was sent. */
export const isClosedMeanwhile = (error: unknown): boolean => closed.some((code) => hasCode(error, code))

const named = (fields: FieldErrors): ApplyProblem['fields'] => ({
  project: fields['projectId'],
  projectName: fields['name'],
  message: fields['message'],
  // The server refuses an older text only if it has changed since the page was opened.
  consent: fields['consentVersion'] && 'public.consentChanged',
})

/** The place of a failed call's error. */
export const problemOf = (error: ApiError): ApplyProblem => {
  const field = error.code ? fieldOf[error.code] : undefined
  if (field) return { fields: { [field]: `public.codes.${error.code}` } }
  const fields = named(error.fields)
  return Object.values(fields).some(Boolean) ? { fields } : { fields: {}, whole: error }
}

/** Maximum lengths in the contract, in characters. */
export const limits = { projectName: 255, message: 4000 } as const

/** The error found before sending; null if none. */
export const problemOfDraft = (draft: ApplyDraft): ApplyProblem | null => {
  const fields: ApplyProblem['fields'] = {}
  if (draft.project === null) fields.project = 'REQUIRED'
  if (draft.project === 'new' && !draft.projectName.trim()) fields.projectName = 'REQUIRED'
  if (draft.project === 'new' && draft.projectName.trim().length > limits.projectName)
    fields.projectName = 'TOO_LONG'
  if (draft.message.trim().length > limits.message) fields.message = 'TOO_LONG'
  if (!draft.consent) fields.consent = 'public.consentRequired'
  return Object.keys(fields).length > 0 ? { fields } : null
}
