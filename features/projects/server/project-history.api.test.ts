import { beforeAll, expect, test } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { editProject, getProjectHistory } from '../contract/project.endpoints.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
})

test('what one saves while typing is one line of the history; another person has a line of their own', async () => {
  const [leader, mate] = [await portal.make.person(), await portal.make.person()]
  const { id } = await portal.make.project({ leader, members: [mate] })
  const edit = async (by: typeof leader, version: number, site: string) => {
    const { status } = await portal
      .as(by)
      .call(editProject, { body: { id, version, name: 'Насос', website: `https://${site}.example` } })
    expect(status).toBe(200)
  }
  await edit(leader, 1, 'n')
  await edit(leader, 2, 'na')
  await edit(mate, 3, 'nas')
  await edit(leader, 4, 'naso')
  const read = async () => {
    const { body } = await portal.as(leader).call(getProjectHistory, { query: { projectId: String(id) } })
    const items = body['items'] as { action: string; actor: { uid: string } }[]
    return items.filter(({ action }) => action === 'edit').map(({ actor }) => actor.uid)
  }
  expect(await read()).toEqual([leader.uid, mate.uid])
  await portal.db
    .updateTable('audit_entry')
    .set({ at: '2026-01-01T10:00:00Z' })
    .where('subject_id', '=', String(id))
    .execute()
  await edit(leader, 5, 'Насос')
  expect(await read()).toEqual([leader.uid, leader.uid, mate.uid])
})
