import { beforeAll, expect, test } from 'vitest'
import { collide } from '../../tests/support/collide.ts'
import { openPortal, type TestPortal } from '../../tests/support/portal.ts'
import { makeWorld, rows, type World } from '../../tests/support/who-may/index.ts'

let portal: TestPortal
let world: World

beforeAll(async () => {
  portal = await openPortal()
  world = await makeWorld(portal)
})

/** Calls by the table from which their object is deleted, and the field with its id. */
const calls: readonly [call: string, table: string, field: string][] = [
  ['editMarketingFile', 'marketing_file', 'id'],
  ['editDictionary', 'dictionary', 'id'],
  ['editValue', 'dictionary_value', 'id'],
  ['editProfileTemplate', 'profile_template', 'templateId'],
  ['setTrackAccess', 'track', 'id'],
  ['editProjectMember', 'project_member', 'memberId'],
  ['editProjectDocument', 'project_document', 'documentId'],
  ['deleteProjectLogo', 'project', 'projectId'],
  ['addShowcaseOrigin', 'publication_template', 'templateId'],
  ['deleteProjectDocument', 'project_document', 'documentId'],
  ['deleteAcceleratorDocument', 'accelerator_document', 'documentId'],
  ['deleteMarketingFile', 'marketing_file', 'id'],
  ['deleteAward', 'person_award', 'awardId'],
  ['deleteSavedComment', 'saved_comment', 'id'],
  ['deleteContent', 'track', 'id'],
  ['deleteProfileTemplate', 'profile_template', 'templateId'],
  ['deleteExpertCertificate', 'expert_certificate', 'certificateId'],
  ['deleteExpertComment', 'expert_job_comment', 'commentId'],
  ['withdrawConflictOfExpert', 'expert_conflict', 'conflictId'],
  ['removeUnwantedReviewer', 'unwanted_reviewer', 'id'],
  ['removeShowcaseHook', 'showcase_hook', 'hookId'],
  ['removeSponsor', 'programme_sponsor', 'sponsorId'],
]

const audited = async (): Promise<number> => {
  const { n } = await portal.db
    .selectFrom('audit_entry')
    .select((of) => of.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

test.each(calls)(
  'who calls %s while somebody deletes it gets “not found”, and no history says they did it',
  async (name, table, field) => {
    const row = rows.find(({ endpoint }) => endpoint.name === name)!
    const by = world.people[row.may[0]!]
    const parts = await row.call(world, by)
    const given = { ...parts.query, ...(parts.body as Record<string, unknown> | undefined) }
    // Without its dependent rows: the call has already checked, and waits for the row's lock.
    const deleted = `set local session_replication_role = replica; delete from ${table} where id = ${Number(given[field])}`
    const before = await audited()
    const [answer] = await collide(portal.database, deleted, [() => portal.as(by).send(row.endpoint, parts)])
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await audited()).toBe(before)
  },
)
