import { z } from 'zod'
import { headline, id, instant, requiredText, text, version } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { fieldErrorCodes } from '#platform/domain/product-error.ts'
import { target as importTarget } from '../../project-import/contract/import.schemas.ts'
import { studentData } from '../../people/contract/student.schemas.ts'
import { contentLimits } from '../domain/content.rules.ts'
import { formKinds } from '../domain/kinds.ts'
import { senderTargets } from '../domain/mapping.rules.ts'
import { submissionActions, submissionReasons, submissionStates } from '../domain/states.ts'

/** The name of a field as the site builder sends it. */
const fieldName = () => requiredText(contentLimits.name)

/** What a field fills: a setting or field of a project, or what is said of whoever sends it. */
const target = () => z.union([z.enum(senderTargets), importTarget()])

/** No two fields fill the same. */
const distinct = (targets: readonly (string | null)[]): boolean => {
  const filled = targets.filter((one) => one !== null)
  return new Set(filled).size === filled.length
}

/** How a form is read. */
export const mapping = z.strictObject({
  fields: z
    .array(
      z.strictObject({
        name: fieldName(),
        target: target().nullable(),
        /** What the form says, and what is meant by it. */
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
  /** A field that people don't see: what fills it is a program, and nothing is kept of it. Empty: there is none. */
  honeypot: text(200),
  /** Submissions taken in a minute. */
  perMinute: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(600, 'TOO_BIG'),
})

/** What an administrator says of a form. */
export const formFields = z.strictObject({
  name: headline(200),
  kind: z.enum(formKinds, 'NOT_IN_LIST'),
  /** The track that projects apply to. */
  trackId: id().nullable(),
  /** The language of what the form makes the portal write. */
  locale: z.enum(['ru', 'en'], 'NOT_IN_LIST'),
  active: z.boolean(),
})

const words = z.object({ ru: z.string(), en: z.string() })

/** What a target is called: null, as its key says; `of`: the table it is a column of. */
const namedTarget = z.object({ key: z.string(), name: words.nullable(), of: words.nullable() })

const counts = z.record(z.enum(submissionStates), z.int())

/** A form in the list. */
export const formRow = z.object({
  id: id(),
  name: z.string(),
  kind: z.enum(formKinds),
  active: z.boolean(),
  track: namedRef.nullable(),
  counts,
  lastAt: instant().nullable(),
})

/** A form with all its screen needs. */
export const intakeForm = formRow.extend({
  version: z.int(),
  locale: z.enum(['ru', 'en']),
  mapping,
  /** Where the site builder sends to, below the portal's address. */
  path: z.string(),
  owner: personRef,
  secretAt: instant(),
  /** Until when the secret before still opens. */
  previousUntil: instant().nullable(),
  targets: z.array(namedTarget.extend({ repeated: z.boolean() })),
  tracks: z.array(namedRef),
  actions: z.array(z.enum(['rotate'])),
})

/** A form's secret, told once. */
export const toldSecret = z.object({ id: id(), secret: z.string() })

/** What cannot be taken, by the builder's field. */
export const fieldProblem = z.object({
  field: z.string(),
  text: z.string(),
  problem: z.enum(fieldErrorCodes),
})

const content = z.record(z.string(), z.string())

/** What a submission would come to, or has come to. */
export const trial = z.object({
  /** The fields of the sample, with what each likely fills. */
  fields: z.array(z.object({ name: z.string(), text: z.string(), suggested: z.string().nullable() })),
  action: z.enum(['CREATE', 'UPDATE', 'WAIT', 'REJECT']),
  reason: z.enum(submissionReasons).nullable(),
  /** Whether the accelerator knows whoever sends it; of others nobody learns. */
  sender: z.object({ email: z.string(), name: z.string(), phone: z.string(), known: z.boolean() }),
  project: z.object({ name: z.string(), known: namedRef.nullable() }),
  /** What would be written, in the words of the form. */
  values: z.array(z.object({ target: z.string(), text: z.string() })),
  problems: z.array(fieldProblem),
})

/** A submission in the list. */
export const submissionRow = z.object({
  id: id(),
  form: namedRef,
  kind: z.enum(formKinds),
  status: z.enum(submissionStates),
  reason: z.enum(submissionReasons).nullable(),
  comment: z.string(),
  sender: z.string(),
  email: z.string(),
  /** Where the sender studies, as the form says. */
  student: studentData.nullable(),
  createdAt: instant(),
  decidedAt: instant().nullable(),
  received: z.int(),
  project: namedRef.nullable(),
  requestId: id().nullable(),
  problems: z.array(fieldProblem),
  actions: z.array(z.enum([...submissionActions, 'edit', 'apply'])),
})

/** A submission with what it said. */
export const formSubmission = submissionRow.extend({
  version: z.int(),
  content,
  contentGone: z.boolean(),
  /** Values that wait for somebody to apply or drop them: by the names of the form, with what the project says now. */
  waiting: z.array(z.object({ name: z.string(), text: z.string(), now: z.string().nullable() })),
})

/** What came in a leader's name, as they see it before they confirm it. */
export const formOffer = z.object({
  id: id(),
  status: z.enum(submissionStates),
  accelerator: z.string(),
  form: z.string(),
  track: z.string().nullable(),
  project: namedRef.nullable(),
  createdAt: instant(),
  /** `name`: the form's own; `target`: what it fills. */
  values: z.array(z.object({ name: z.string(), target: namedTarget, text: z.string() })),
  /** Of what is agreed to; send it back when confirming. */
  seen: z.string(),
  actions: z.array(z.enum(submissionActions)),
})

/** What an administrator corrects in a submission. */
export const editedContent = z.strictObject({
  submissionId: id(),
  version: version(),
  content: z
    .record(fieldName(), z.string().max(contentLimits.text, 'TOO_LONG'))
    .refine((fields) => Object.keys(fields).length <= contentLimits.fields, 'TOO_MANY'),
})
