import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { insertMany, insertOne } from '../../../tests/support/factories/insert.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { isAskable, repeatAfterDays, type RequestedConsent } from '../domain/consent-request.rules.ts'
import { publicationConsentVersion } from '../domain/consent-text.ts'
import { requestedConsentJson } from './consent-requests.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
})

/** An hour, so that the test’s own duration decides nothing. */
const margin = 1 / 24

const { unanswered, refused } = repeatAfterDays

/** Days since a request, a refusal of it, and a withdrawn consent; null if there was none. */
const days = [
  null,
  0.5,
  unanswered - margin,
  unanswered + margin,
  refused - margin,
  refused + margin,
] as const

type Case = { requested: number | null; declined: number | null; withdrawn: number | null }

const cases: Case[] = days.flatMap((requested) =>
  days
    // Only a request can be declined, later than it was made.
    .filter((declined) => declined === null || (requested !== null && declined <= requested))
    .flatMap((declined) => days.map((withdrawn) => ({ requested, declined, withdrawn }))),
)

const ago = (at: number) => new Date(Date.now() - at * 86_400_000).toISOString()

test('lists and commands agree when a leader may be invited again', async () => {
  const { db, make } = portal
  const accelerator = await make.accelerator()
  const by = await make.person()
  const leader = await make.person()
  const project = await make.project({ leader })
  const of = { project_id: project.id, accelerator_id: accelerator.id }
  for (const { requested, declined, withdrawn } of cases) {
    const what = JSON.stringify({ requested, declined, withdrawn })
    await sql`delete from publication_consent_request`.execute(db)
    await sql`delete from publication_consent`.execute(db)
    if (requested !== null)
      await insertOne(db, 'publication_consent_request', {
        ...of,
        leader_uid: leader.uid,
        asked_by: by.uid,
        asked_at: ago(requested),
        link_key: 'key',
        declined_at: declined === null ? null : ago(declined),
      })
    if (withdrawn !== null)
      await insertMany(
        db,
        'publication_consent',
        // An earlier withdrawal does not bring the day forward.
        [withdrawn, withdrawn + 100].map((at) => ({
          ...of,
          text_version: publicationConsentVersion,
          given_by: leader.uid,
          given_at: ago(at + 1),
          withdrawn_by: leader.uid,
          withdrawn_at: ago(at),
        })),
      )
    const { rows } = await sql<{ request: RequestedConsent & { due: boolean } }>`
      select ${requestedConsentJson(sql`${accelerator.id}`)} as request from project p where p.id = ${project.id}`.execute(
      db,
    )
    const { due, ...request } = rows[0]!.request
    const isDue = (at: number | null, after: number) => at === null || at >= after
    const expected = isDue(requested, unanswered) && isDue(declined, refused) && isDue(withdrawn, refused)
    expect([due, isAskable(request, new Date())], what).toEqual([expected, expected])
  }
})
