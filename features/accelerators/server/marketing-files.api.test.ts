import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import * as marketing from '../contract/marketing.endpoints.ts'

let portal: TestPortal
let own: Accelerator
let admin: Person
let member: Person

beforeAll(async () => {
  portal = await openPortal()
  own = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator: own, role: 'ACC', admin: true })
  member = await portal.make.member({ accelerator: own, role: 'TRC_TEAM' })
})

type File = { id: number; name: string; open: boolean; actions: string[]; file: { id: string } }

const headers = (of = own) => ({ 'accelerator-id': String(of.id) })

const upload = async (access: 'EVERYONE' | 'TEAM', name = 'Буклет.txt', of = own, by = admin) =>
  (
    await portal.as(by).send(marketing.uploadMarketingFile, {
      headers: headers(of),
      query: { access },
      file: { name, content: 'Буклет акселератора' },
    })
  ).body as unknown as File

const list = async (by: Person, query: Record<string, string> = {}) =>
  (await portal.as(by).send(marketing.listMarketingFiles, { headers: headers(), query })).body as unknown as {
    items: File[]
    mayUpload: boolean
  }

const get = (fileId: string, by?: Person) =>
  (by ? portal.as(by) : portal.guest).call(marketing.downloadMarketingFile, { query: { fileId } })

describe('marketing files', () => {
  test('are listed to the team, managed by its administrators', async () => {
    const { id } = await upload('TEAM')
    const [forAdmin, forMember] = [await list(admin), await list(member)]
    expect([forAdmin.mayUpload, forMember.mayUpload]).toEqual([true, false])
    expect(forAdmin.items.find((file) => file.id === id)?.actions).toEqual(['edit', 'delete'])
    expect(forMember.items.find((file) => file.id === id)?.actions).toEqual([])
  })

  test('open ones are everyone’s, as a download and nothing else; the team’s are found by the team only', async () => {
    const [open, closed] = [await upload('EVERYONE', 'Отчёт «Итоги».txt'), await upload('TEAM')]
    const { statusCode, headers: sent } = await portal.app.inject({
      method: 'GET',
      url: `/api/v1/accelerator/marketing-file/get?fileId=${open.file.id}`,
    })
    expect([statusCode, sent['x-content-type-options']]).toEqual([200, 'nosniff'])
    expect(sent['content-disposition']).toMatch(/^attachment; .*UTF-8''%D0%9E/)
    expect((await get(closed.file.id)).status).toBe(404)
    expect((await get(closed.file.id, await portal.make.person())).status).toBe(404)
    expect((await get(closed.file.id, member)).status).toBe(200)
  })

  test('closing or deleting one closes its address', async () => {
    const { id, file } = await upload('EVERYONE')
    const edited = await portal.as(admin).call(marketing.editMarketingFile, {
      body: { id, name: 'Для своих', description: 'Черновик', access: 'TEAM' },
    })
    expect(edited.body).toMatchObject({ name: 'Для своих', description: 'Черновик', open: false })
    expect((await get(file.id)).status).toBe(404)
    expect((await portal.as(admin).call(marketing.deleteMarketingFile, { body: { id } })).status).toBe(204)
    expect((await get(file.id, member)).status).toBe(404)
  })

  test('of an accelerator that is not approved are for nobody, its future administrator included', async () => {
    const other = await portal.make.accelerator()
    const owner = await portal.make.member({ accelerator: other, role: 'ACC', admin: true })
    const { open, file } = await upload('EVERYONE', 'Буклет.txt', other, owner)
    expect(open).toBe(true)
    await portal.db
      .updateTable('accelerator')
      .set({ approval: 'REJECTED' })
      .where('id', '=', other.id)
      .execute()
    await expect.poll(async () => (await get(file.id, owner)).status).toBe(404)
    expect((await get(file.id)).status).toBe(404)
  })

  test('are searched, filtered and sorted', async () => {
    await upload('TEAM', 'Алфавит.txt')
    await upload('EVERYONE', 'Ящик.txt')
    const names = async (query: Record<string, string>) =>
      (await list(member, query)).items.map(({ name }) => name)
    expect(await names({ findText: 'алфа' })).toEqual(['Алфавит.txt'])
    expect(await names({ access: 'TEAM' })).not.toContain('Ящик.txt')
    expect((await names({ sorting: 'NAME', sortingDirection: 'ASC' }))[0]).toBe('Алфавит.txt')
  })

  test('are another accelerator’s: its administrator finds nothing', async () => {
    const stranger = portal.as(await portal.make.member({ role: 'ACC', admin: true }))
    const { id } = await upload('TEAM')
    expect((await stranger.send(marketing.listMarketingFiles, { headers: headers() })).status).toBe(404)
    expect((await stranger.call(marketing.deleteMarketingFile, { body: { id } })).status).toBe(404)
  })
})
