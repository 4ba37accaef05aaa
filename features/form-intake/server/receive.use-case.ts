import { sql } from 'kysely'
import { createHash, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { WriteEndpoint } from '#platform/contract/endpoint.ts'
import { cutText } from '#platform/domain/cut-text.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { useCase, type Handler } from '#platform/server/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { countHit, countVisitor } from '#platform/server/rate-limit.ts'
import { keyOf, opens, type HashedSecrets } from '#platform/server/secrets/hashed-secret.ts'
import type { Student } from '../../people/domain/student.ts'
import {
  setCompetence,
  submitAccelerationRequestTilda,
  submitAgTechTilda,
  submitBaseDescriptionTilda,
  submitGuap,
  submitInvestorAccessTrackTilda,
  submitOak,
  submitQuestionaryTilda,
  submitSOBA,
} from '../contract/integration.endpoints.ts'
import { canonical, contentOf, isProbe, isTooMuch, type Content } from '../domain/content.rules.ts'
import type { FormKind } from '../domain/kinds.ts'
import { fieldOf, mapContent, targetText } from '../domain/mapping.rules.ts'
import { submissionsOfForm } from '../domain/states.ts'
import { studentOf } from '../domain/student.rules.ts'
import { formColumns, type FormSubject } from './form.repository.ts'
import { processingOf, processJob } from './job-names.ts'

/**
 * Maximum number of submissions from one address per minute, for all forms together, because a site builder sends for
 * many sites.
 */
const addressLimit = { hits: 600, seconds: 60 }

type Sent = {
  query: Record<string, unknown> & { secret?: string | undefined }
  headers: { 'x-form-secret'?: string | undefined }
  body?: Record<string, unknown> | null | undefined
}

/**
 * Returns the form with the secret. A wrong secret, a form of another kind and an inactive form give the same error.
 */
const openedBy = async (ctx: Context, { query, headers }: Sent, kind: FormKind): Promise<FormSubject> => {
  const secret = headers['x-form-secret'] ?? query.secret ?? ''
  const { rows } = await sql<FormSubject & HashedSecrets>`
    select ${formColumns}, f.secret_hash as "secretHash", f.previous_hash as "previousHash",
      f.previous_until as "previousUntil"
    from intake_form f where f.key = ${keyOf(secret)}`.execute(ctx.db)
  const form = rows[0]
  if (!form || !opens(secret, form, ctx.now) || !form.active || form.kind !== kind)
    throw new ProductError('ACCESS_DENIED')
  return form
}

/**
 * Returns the key that identifies a submission within its form: the builder's own id, or else a hash of the content.
 */
const dedupeKeyOf = (content: Content, key: string): string =>
  key === ''
    ? `content:${createHash('sha256').update(canonical(content)).digest('base64url')}`
    : `key:${createHash('sha256').update(key).digest('base64url')}`

const documentOf = (student: Student | null) => (student === null ? null : JSON.stringify(student))

/** Stores a submission as received, only once even if it is sent repeatedly. A job processes it. */
const keep = async (ctx: Context, form: FormSubject, content: Content): Promise<string> => {
  const row = mapContent(content, form.mapping)
  const { rows } = await sql<{ id: number; uid: string; received: number }>`
    insert into form_submission (form_id, accelerator_id, dedupe_key, content, email, sender, student, address)
    values (${form.id}, ${form.acceleratorId}, ${dedupeKeyOf(content, targetText(row, 'submission.key'))},
      ${JSON.stringify(content)}, ${cutText(targetText(row, 'leader.email'), 255)},
      ${cutText(targetText(row, 'person.name'), 255)}, ${documentOf(studentOf(row))}::jsonb, ${ctx.address})
    on conflict (form_id, dedupe_key) do update set received = form_submission.received + 1
    returning id, uid, received`.execute(ctx.db)
  const { id, uid, received } = rows[0]!
  if (received > 1) return uid
  // Only what is stored counts: past the limit the row is rolled back.
  await countHit(ctx.db, `form-intake.stored:${form.id}`, submissionsOfForm)
  await enqueue(
    ctx.db,
    processJob,
    { submissionId: id },
    processingOf({ id, acceleratorId: form.acceleratorId }),
  )
  return uid
}

/** Whether to discard the submission: a bot filled in the honeypot, or the builder tests the connection. */
const isNothing = (content: Content, { mapping: { honeypot } }: FormSubject): boolean =>
  isProbe(content) || (honeypot !== '' && fieldOf(content, honeypot) !== '')

type Submitting = WriteEndpoint & { response: z.ZodObject<{ id: z.ZodUUID }>; permission: 'public' }

const receiving = (endpoint: Submitting, kind: FormKind): Handler =>
  useCase<Submitting, FormSubject, Content>({
    endpoint,
    load: (ctx, input) => openedBy(ctx, input, kind),
    authorize: portalPolicy.visit,
    concerns: ({ acceleratorId }) => ({ acceleratorId }),
    // Counted outside the transaction, so that rejected calls count as well.
    prepare: async (ctx, input, form) => {
      const { query, body } = input as unknown as Sent
      await countVisitor(ctx.db, 'form-intake.address', ctx.address, addressLimit)
      await countHit(ctx.db, `form-intake.form:${form.id}`, { hits: form.mapping.perMinute, seconds: 60 })
      const content = contentOf(query, body)
      if (isTooMuch(content)) throw new ProductError('FILE_TOO_LARGE')
      return content
    },
    run: async (ctx, _input, form, content) => ({
      id: isNothing(content, form) ? randomUUID() : await keep(ctx, form, content),
    }),
  })

export const submitAccelerationRequestTildaUseCase = receiving(submitAccelerationRequestTilda, 'APPLICATION')
export const setCompetenceUseCase = receiving(setCompetence, 'COMPETENCE')
export const submitSOBAUseCase = receiving(submitSOBA, 'SOBA')
export const submitQuestionaryTildaUseCase = receiving(submitQuestionaryTilda, 'QUESTIONNAIRE')
export const submitInvestorAccessTrackTildaUseCase = receiving(
  submitInvestorAccessTrackTilda,
  'INVESTOR_ACCESS',
)
export const submitBaseDescriptionTildaUseCase = receiving(submitBaseDescriptionTilda, 'BASE_DESCRIPTION')
export const submitAgTechTildaUseCase = receiving(submitAgTechTilda, 'AGTECH')
export const submitGuapUseCase = receiving(submitGuap, 'GUAP')
export const submitOakUseCase = receiving(submitOak, 'OAK')
