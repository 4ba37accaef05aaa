import { randomUUID } from 'node:crypto'
import { newSecret } from '#platform/server/secrets/hashed-secret.ts'
import type { FormKind } from '../../features/form-intake/domain/kinds.ts'
import type { SubmissionReason, SubmissionState } from '../../features/form-intake/domain/states.ts'
import { insertOne } from './factories/insert.ts'
import type { World } from './who-may/world.ts'

/** Rows are inserted as one JSON document, so a value may be an object. */
const document = (value: object) => value as { length?: undefined }

type Made = Pick<World, 'db' | 'accelerator'> & { people: Pick<World['people'], 'admin'> }

const fields = [
  { name: 'Email', target: 'leader.email', values: {} },
  { name: 'Project', target: 'main.name', values: {} },
]

/** A form of the accelerator, and its secret. */
export const makeForm = async (
  { db, accelerator, people }: Made,
  kind: FormKind = 'APPLICATION',
): Promise<{ id: number; secret: string; secretAt: string }> => {
  const { key, secret, hash } = newSecret()
  const { id, secret_at: secretAt } = await insertOne(db, 'intake_form', {
    accelerator_id: accelerator.id,
    name: 'Сайт акселератора',
    kind,
    settings: document({ fields, constants: [], honeypot: '', perMinute: 600 }),
    key,
    secret_hash: `\\x${hash.toString('hex')}` as never,
    owner_uid: people.admin.uid,
  })
  return { id, secret, secretAt }
}

/** A submission of a form of the accelerator. */
export const makeSubmission = async (
  world: Made,
  part: {
    status?: SubmissionState
    reason?: SubmissionReason
    waitsFor?: string
    projectId?: number
    projectName?: string
  } = {},
): Promise<{ id: number }> => {
  const { status = 'REJECTED', reason, waitsFor, projectId, projectName = 'Ферма' } = part
  return insertOne(world.db, 'form_submission', {
    form_id: (await makeForm(world)).id,
    accelerator_id: world.accelerator.id,
    dedupe_key: randomUUID(),
    content: document({ Email: 'founder@site.example', Project: projectName }),
    email: 'founder@site.example',
    status,
    ...(reason ? { reason } : {}),
    ...(waitsFor ? { waits_for: waitsFor } : {}),
    ...(projectId ? { project_id: projectId } : {}),
  })
}
