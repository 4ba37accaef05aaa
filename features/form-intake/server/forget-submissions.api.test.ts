import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeSubmission } from '../../../tests/support/form-records.ts'
import { openPortal } from '../../../tests/support/portal.ts'
import { getFormSubmission, replayFormSubmissions } from '../contract/submission.endpoints.ts'
import { contentDays } from '../domain/retention.ts'
import { forgetSubmissions } from './submissions.job.ts'

const { log } = Fastify()

test('the content is forgotten when its time is over; its outcome stays, and is not tried again', async () => {
  const portal = await openPortal()
  const { make, db } = portal
  const accelerator = await make.accelerator()
  const admin = await make.member({ accelerator, role: 'ACC', admin: true })
  const of = { db, accelerator, people: { admin } }
  const old = await makeSubmission(of, { reason: 'HAS_PROBLEMS' })
  const young = await makeSubmission(of, { reason: 'HAS_PROBLEMS' })
  for (const [{ id }, days] of [
    [old, contentDays + 1],
    [young, contentDays - 1],
  ] as const)
    await sql`update form_submission set created_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
      db,
    )
  await forgetSubmissions.run(
    { db, log, attempt: 1, lastAttempt: false, signal: new AbortController().signal },
    {},
  )
  const read = async ({ id }: { id: number }) =>
    (await portal.as(admin).call(getFormSubmission, { query: { submissionId: String(id) } })).body
  expect(await read(old)).toMatchObject({ content: {}, contentGone: true, email: '', actions: ['reject'] })
  expect(await read(young)).toMatchObject({ contentGone: false, actions: ['reject', 'replay', 'edit'] })
  const again = await portal
    .as(admin)
    .call(replayFormSubmissions, { body: { submissionIds: [old.id, young.id] } })
  expect(again.status).toBe(409)
  // The batch is one transaction.
  expect(await read(young)).toMatchObject({ status: 'REJECTED' })
})
