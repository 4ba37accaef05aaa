import { z } from 'zod'
import { headline, id, instant, requiredText, text, version } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { fieldErrorCodes } from '#platform/domain/product-error.ts'
import { studentData } from '../../people/contract/student.schemas.ts'
import { target as importTarget } from '../../project-import/contract/import.schemas.ts'
import { contentLimits } from '../domain/content.rules.ts'
import { formKinds } from '../domain/kinds.ts'
import { senderTargets } from '../domain/mapping.rules.ts'
import { submissionActions, submissionReasons, submissionStates } from '../domain/states.ts'

/** Name of a field as the site builder sends it. */
const fieldName = () => requiredText(contentLimits.name)

/** Target of a field: a setting or field of the project, or data about the sender. */
const target = () => z.union([z.enum(senderTargets), importTarget()])

/** Two fields must not have the same target. */
const distinct = (targets: readonly (string | null)[]): boolean => {
  const filled = targets.filter((one) => one !== null)
  return new Set(filled).size === filled.length
}

/** Field mapping of a form. */
export const mapping = z.strictObject({
  fields: z
    .array(
      z.strictObject({
        name: fieldName(),
        target: target().nullable(),
        /** Maps values of the form to values of the portal. */
        values: z
          .record(fieldName(), text(255))
          .refine((values) => Object.keys(values).length <= 100, 'TOO_MANY'),
      }),
    )
    .max(contentLimits.fields, 'TOO_MANY')
    .refine((fields) => distinct(fields.map((field) => field.target)), 'ALREADY_TAKEN'),
  constants: z
    .array(z.strictObject({ target: target(), value: text(4000) }))
    .max(30, 'TOO_MANY')
    .refine((constants) => distinct(constants.map((one) => one.target)), 'ALREADY_TAKEN'),
  /**
   * Name of a field that is hidden from people: a submission that fills it in comes from a bot and is discarded. Empty
   * if there is none.
   */
  honeypot: text(200),
  /** Maximum number of submissions per minute. */
  perMinute: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(600, 'TOO_BIG'),
})

/** Settings of a form. */
export const formFields = z.strictObject({
  name: headline(200),
  kind: z.enum(formKinds, 'NOT_IN_LIST'),
  /** The track that projects apply to. */
  trackId: id().nullable(),
  /** Language of texts that the portal writes for submissions of this form. */
  locale: z.enum(['ru', 'en'], 'NOT_IN_LIST'),
  active: z.boolean(),
})

const localizedText = z.object({ ru: z.string(), en: z.string() })

/** Label of a target. `name` is null if the label follows from the key; `of` is the table of a column. */
const namedTarget = z.object({
  key: z.string(),
  name: localizedText.nullable(),
  of: localizedText.nullable(),
})

const counts = z.record(z.enum(submissionStates), z.int())

/** A form as the list shows it. */
export const formRow = z.object({
  id: id(),
  name: z.string(),
  kind: z.enum(formKinds),
  active: z.boolean(),
  track: namedRef.nullable(),
  counts,
  lastAt: instant().nullable(),
})

/** A form with everything that its screen needs. */
export const intakeForm = formRow.extend({
  version: z.int(),
  locale: z.enum(['ru', 'en']),
  mapping,
  /** Path of the endpoint for the site builder, relative to the portal's address. */
  path: z.string(),
  owner: personRef,
  secretAt: instant(),
  /** Until when the previous secret is valid. */
  previousUntil: instant().nullable(),
  targets: z.array(namedTarget.extend({ repeated: z.boolean() })),
  tracks: z.array(namedRef),
  actions: z.array(z.enum(['rotate'])),
})

/** Secret of a form; it is returned only once. */
export const newSecret = z.object({ id: id(), secret: z.string() })

/** An invalid value, by the name of the builder's field. */
export const fieldProblem = z.object({
  field: z.string(),
  text: z.string(),
  problem: z.enum(fieldErrorCodes),
})

const content = z.record(z.string(), z.string())

/** Result of a submission, for a trial or after processing. */
export const trial = z.object({
  /** Fields of the sample, each with a suggested target. */
  fields: z.array(z.object({ name: z.string(), text: z.string(), suggested: z.string().nullable() })),
  action: z.enum(['CREATE', 'UPDATE', 'WAIT', 'REJECT']),
  reason: z.enum(submissionReasons).nullable(),
  /** `known`: whether the accelerator already works with the sender. Nothing is revealed about other people. */
  sender: z.object({ email: z.string(), name: z.string(), phone: z.string(), known: z.boolean() }),
  project: z.object({ name: z.string(), known: namedRef.nullable() }),
  /** Values that would be written, as the form sent them. */
  values: z.array(z.object({ target: z.string(), text: z.string() })),
  problems: z.array(fieldProblem),
})

/** A submission as the list shows it. */
export const submissionRow = z.object({
  id: id(),
  form: namedRef,
  kind: z.enum(formKinds),
  status: z.enum(submissionStates),
  reason: z.enum(submissionReasons).nullable(),
  comment: z.string(),
  sender: z.string(),
  email: z.string(),
  /** Where the sender studies, according to the form. */
  student: studentData.nullable(),
  createdAt: instant(),
  decidedAt: instant().nullable(),
  received: z.int(),
  project: namedRef.nullable(),
  requestId: id().nullable(),
  problems: z.array(fieldProblem),
  actions: z.array(z.enum([...submissionActions, 'edit', 'apply'])),
})

/** A submission with its content. */
export const formSubmission = submissionRow.extend({
  version: z.int(),
  content,
  contentGone: z.boolean(),
  /** Values waiting to be applied or dropped, by field names of the form, with the project's current values. */
  waiting: z.array(z.object({ name: z.string(), text: z.string(), now: z.string().nullable() })),
})

/** A submission in a leader's name, as shown before they confirm it. */
export const formOffer = z.object({
  id: id(),
  status: z.enum(submissionStates),
  accelerator: z.string(),
  form: z.string(),
  track: z.string().nullable(),
  project: namedRef.nullable(),
  createdAt: instant(),
  /** `name` is the form's field, `target` what it fills. */
  values: z.array(z.object({ name: z.string(), target: namedTarget, text: z.string() })),
  /** Fingerprint of what the leader agrees to; has to be sent back with the confirmation. */
  seen: z.string(),
  actions: z.array(z.enum(submissionActions)),
})

/** Corrected content of a submission. */
export const editedContent = z.strictObject({
  submissionId: id(),
  version: version(),
  content: z
    .record(fieldName(), z.string().max(contentLimits.text, 'TOO_LONG'))
    .refine((fields) => Object.keys(fields).length <= contentLimits.fields, 'TOO_MANY'),
})
