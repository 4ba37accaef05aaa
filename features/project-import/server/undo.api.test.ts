import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { makeProfileTemplate } from '../../../tests/support/factories/profile-template.ts'
import { makeProfileValues } from '../../../tests/support/factories/profile-values.ts'
import { importClient, shown, type ShownImport } from '../../../tests/support/import-client.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { field, group, plain, tree } from '../../fields/domain/samples.ts'

let portal: TestPortal
let client: ReturnType<typeof importClient>
let trackId: number
let accelerator: Accelerator

const known = ['Давний', 'Чужой', 'Полный']

beforeAll(async () => {
  portal = await openPortal()
  const { db, make } = portal
  await makeProfileTemplate(db, {
    status: 'ACTIVE',
    main: true,
    tree: tree(
      plain({ code: 'problem', type: 'TEXT', name: { ru: 'Проблема', en: 'Problem' } }),
      plain({ code: 'people_count', type: 'INTEGER', name: { ru: 'Человек в команде', en: 'Team size' } }),
      group(
        'pilots',
        [field({ code: 'pilot_name', type: 'STRING', name: { ru: 'Заказчик пилота', en: '' } })],
        {
          maxItems: 4,
        },
      ),
    ),
  })
  await portal.startWorker()
  accelerator = await make.accelerator()
  const person = await make.member({ accelerator, role: 'ACC' })
  const track = await make.track({ accelerator })
  await make.trackpoint({ track })
  trackId = track.id
  client = importClient(portal.as(person), { 'accelerator-id': String(accelerator.id) })
  await make.project({ leader: person, name: 'Давний' })
  const full = await make.project({ leader: person, name: 'Полный', website: 'https://full.example' })
  await makeProfileValues(db, {
    project: full,
    plain: { problem: 'Было', people_count: 4 },
    items: { pilots: [{ values: { pilot_name: 'Первый' } }] },
  })
  await make.request({ project: await make.project({ name: 'Чужой' }), track })
})

/** Everything visible of the existing projects, without their history. */
const seen = async (): Promise<unknown[]> => {
  const { rows } = await sql`
    select p.name, p.summary, p.description, p.website, p.industry_ids, p.territory_id, p.stage_id, p.leader_uid,
      p.keeper_accelerator_id,
      p.capitalization_potential,
      (select count(*) from project_member where project_id = p.id) as members,
      (select count(*) from acceleration_request where project_id = p.id) as requests,
      (select count(*) from project_track where project_id = p.id) as works,
      (select count(*) from team_invitation where project_id = p.id) as invitations,
      (select json_agg(json_build_array(v.field_code, v.value, i.seq) order by v.field_code, i.seq)
        from profile_value v left join profile_item i on i.id = v.item_id
        where v.project_id = p.id and v.value is not null and i.removed_at is null) as profile
    from project p order by p.id`.execute(portal.db)
  return rows
}

const heading = 'Название;Кратко;Сайт;Почта лидера;Проблема;Человек в команде;Заказчик пилота'
const line = fc.tuple(
  fc.oneof(fc.constantFrom(...known), fc.constantFrom('Новый', 'Ещё один', 'Последний', '')),
  fc.constantFrom('', 'Кратко', 'Иначе'),
  fc.constantFrom('', 'new.example', 'не сайт'),
  fc.constantFrom('', 'lead@undo.example', 'second@undo.example'),
  fc.constantFrom('', 'Стало'),
  fc.constantFrom('', '7', 'семь'),
  fc.constantFrom('', 'Второй', 'Третий'),
)
const settings = fc.record({
  existing: fc.constantFrom('SKIP', 'UPDATE'),
  accept: fc.boolean(),
  invite: fc.boolean(),
  track: fc.boolean(),
})

test('an import that is taken back leaves everything as it was, whatever it was', async () => {
  const before = await seen()
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 6 }), settings, async (lines, how) => {
      const { track, ...given } = how
      const brought = shown(
        await client.bring(`${heading}\n${lines.map((cells) => cells.join(';')).join('\n')}\n`),
      )
      const one: ShownImport = shown(
        await client.edit(brought, {
          ...given,
          trackId: track ? trackId : null,
          accept: track && how.accept,
        }),
      )
      const began = await client.start(one)
      if (began.status !== 200) {
        expect(began.body['code']).toBe('NOTHING_TO_IMPORT')
        return
      }
      const { counts } = await client.until(one.id, 'FINISHED')
      expect([counts['CREATED']! + counts['UPDATED']!, counts['WAITING']]).toEqual([
        one.check!.fresh + one.check!.updated,
        0,
      ])
      const { counts: after } = await client.undo(one.id)
      expect([after['KEPT'], after['CREATED'], after['UPDATED']]).toEqual([0, 0, 0])
      expect(await seen()).toEqual(before)
    }),
    { numRuns: 15 },
  )
}, 120_000)

test('a colleague takes back the import of somebody who left the team', async () => {
  const headers = { 'accelerator-id': String(accelerator.id) }
  const importer = await portal.make.member({ accelerator, role: 'ACC' })
  const { id } = await importClient(portal.as(importer), headers).run('Название\nОставленный\n')
  await portal.db.deleteFrom('accelerator_member').where('person_uid', '=', importer.uid).execute()
  const { counts } = await client.undo(id)
  expect([counts['UNDONE'], counts['KEPT']]).toEqual([1, 0])
})
