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

type Case = { asked: number | null; declined: number | null; withdrawn: number | null }

const cases: Case[] = days.flatMap((asked) =>
  days
    // Only a request can be declined, later than it was made.
    .filter((declined) => declined === null || (asked !== null && declined <= asked))
    .flatMap((declined) => days.map((withdrawn) => ({ asked, declined, withdrawn }))),
)

const ago = (at: number) => new Date(Date.now() - at * 86_400_000).toISOString()

test('lists and commands agree when a leader may be invited again', async () => {
  const { db, make } = portal
  const accelerator = await make.accelerator()
  const by = await make.person()
  const leader = await make.person()
  const project = await make.project({ leader })
  const of = { project_id: project.id, accelerator_id: accelerator.id }
  for (const { asked, declined, withdrawn } of cases) {
    const what = JSON.stringify({ asked, declined, withdrawn })
    await sql`delete from publication_consent_request`.execute(db)
    await sql`delete from publication_consent`.execute(db)
    if (asked !== null)
      await insertOne(db, 'publication_consent_request', {
        ...of,
        leader_uid: leader.uid,
        asked_by: by.uid,
        asked_at: ago(asked),
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
    const { rows } = await sql<{ said: RequestedConsent & { due: boolean } }>`
      select ${requestedConsentJson(sql`${accelerator.id}`)} as said from project p where p.id = ${project.id}`.execute(
      db,
    )
    const { due, ...said } = rows[0]!.said
    const isDue = (at: number | null, after: number) => at === null || at >= after
    const expected = isDue(asked, unanswered) && isDue(declined, refused) && isDue(withdrawn, refused)
    expect([due, isAskable(said, new Date())], what).toEqual([expected, expected])
  }
})
