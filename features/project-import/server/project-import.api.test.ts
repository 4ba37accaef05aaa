import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { createFactories, type Factories } from '../../../tests/support/factories/index.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { makeProfileTemplate } from '../../../tests/support/factories/profile-template.ts'
import { importClient, shown } from '../../../tests/support/import-client.ts'
import { openPortal, type Caller, type TestPortal } from '../../../tests/support/portal.ts'
import { picture } from '../../../tests/support/who-may/picture.ts'
import { emailLimits } from '../../communication/domain/email-limits.ts'
import { column, field, group, plain, table, tree } from '../../fields/domain/samples.ts'
import { saveProjectProfile } from '../../project-profiles/contract/profile.endpoints.ts'
import { uploadProjectLogo } from '../../projects/contract/project-logo.endpoints.ts'
import { acceptInvitation } from '../../teams/contract/invitation.endpoints.ts'
import * as imports from '../contract/import.endpoints.ts'

let portal: TestPortal
let make: Factories
let accelerator: Accelerator
let worker: Person
let team: Caller
let headers: { 'accelerator-id': string }
let client: ReturnType<typeof importClient>

beforeAll(async () => {
  portal = await openPortal({ connections: 20 })
  make = createFactories(portal.db)
  await makeProfileTemplate(portal.db, {
    status: 'ACTIVE',
    main: true,
    tree: tree(
      plain({ code: 'problem', type: 'TEXT', name: { ru: 'Проблема', en: 'Problem' } }),
      plain({ code: 'people_count', type: 'INTEGER', name: { ru: 'Человек в команде', en: 'Team size' } }),
      plain({ code: 'seeks', type: 'BOOLEAN', name: { ru: 'Ищете инвестиции', en: 'Seeks investment' } }),
      plain({
        code: 'amount_sought',
        type: 'INTEGER',
        name: { ru: 'Сколько нужно', en: 'Amount sought' },
        showIf: { code: 'seeks', anyOf: [true] },
      }),
      group('pilots', [
        field({ code: 'pilot_name', type: 'STRING', name: { ru: 'Заказчик пилота', en: 'Pilot' } }),
      ]),
      table('plan', [column({ code: 'plan_count', type: 'INTEGER' })], { rowsClosed: true }),
    ),
  })
  await portal.startWorker()
  accelerator = await make.accelerator()
  worker = await make.member({ accelerator, role: 'ACC' })
  team = portal.as(worker)
  headers = { 'accelerator-id': String(accelerator.id) }
  client = importClient(team, headers)
})

const outcomes = async (id: number) => {
  const { body } = await team.call(imports.listImportItems, { query: { importId: String(id) } })
  return (body['items'] as { name: string; status: string; reason: string | null }[]).map(
    ({ name, status, reason }) => [name, status, reason],
  )
}

const projectOf = async (name: string) =>
  portal.db.selectFrom('project').selectAll().where('name', '=', name).executeTakeFirst()

describe('a file', () => {
  test('is read, its heading found, its columns recognised', async () => {
    const one = shown(
      await client.bring(
        'Проекты акселератора;;;\n;;;\nНазвание проекта;Почта лидера;Проблема;Человек в команде\nТепло;a@x.example;Потери;3\n',
      ),
    )
    expect(one.settings).toMatchObject({
      headerRow: 2,
      targets: ['main.name', 'leader.email', 'plain.problem', 'plain.people_count'],
    })
    expect(one.check).toMatchObject({ fresh: 1, faulty: 0 })
  })

  test.each(['ru', 'en'] as const)('like the sample is taken as it is, in %s', async (locale) => {
    const sample = await team.download(imports.downloadImportSample, {
      headers: { ...headers, 'accept-language': locale },
    })
    const one = shown(await client.bring(sample.bytes, 'sample.xlsx'))
    expect(one.settings.targets).not.toContain(null)
    expect(one.settings.targets).toEqual(
      expect.arrayContaining(['main.name', 'leader.email', 'plain.people_count', 'item.pilots.pilot_name']),
    )
    expect(one.check).toMatchObject({ fresh: 1, faulty: 0, problems: [] })
  })

  test.each([
    [
      'windows-1251',
      Buffer.from([0xcd, 0xe0, 0xe7, 0xe2, 0xe0, 0xed, 0xe8, 0xe5, 0x0a, 0xcf, 0xeb, 0xf3, 0xe3, 0x0a]),
      200,
    ],
    ['a broken xlsx', Buffer.from('PK\u0003\u0004nonsense'), 400],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 400],
    ['nothing', Buffer.from('\n\n\n'), 400],
  ] as const)('of %s is answered', async (kind, content, status) => {
    const answer = await client.bring(
      content,
      kind === 'a broken xlsx' ? 'a.xlsx' : kind === 'a page' ? 'a.html' : 'a.csv',
    )
    expect(answer.status).toBe(status)
    if (status === 400) expect(answer.body['code']).toBe('FILE_INCORRECT')
  })

  test('with too many lines or columns is refused', async () => {
    const lines = await client.bring(`Название\n${'Проект\n'.repeat(2001)}`)
    const wide = await client.bring(`${'а;'.repeat(121)}\n`)
    expect([lines.body['code'], wide.body['code']]).toEqual(['SHEET_TOO_LARGE', 'SHEET_TOO_LARGE'])
  })

  test('with a cell longer than any text loses the cell alone, and keeps its beginning', async () => {
    const one = shown(await client.bring(`Название;Проблема\nА;Б\nДлинный;${'я'.repeat(9_000_000 / 2)}\n`))
    expect(one.check).toMatchObject({ fresh: 2, faulty: 0, drafts: 1 })
    expect(one.check!.problems).toMatchObject([
      { line: 3, column: 1, text: 'я'.repeat(4000), problem: 'CELL_CUT' },
    ])
    const cells = [{ line: 3, column: 1, text: 'Коротко' }]
    const fixed = shown(
      await team.call(imports.fixImportCells, {
        body: { importId: one.id, version: one.version, cells },
      }),
    )
    expect(fixed.check).toMatchObject({ drafts: 0, problems: [] })
  })

  test('of long texts is shown by their beginnings, before and after it is imported', async () => {
    const cell = 'я'.repeat(3999)
    const line = Array.from({ length: 39 }, () => cell).join(';')
    const answer = await client.bring(
      `Название\n${Array.from({ length: 11 }, (_, n) => `П${n};${line}\n`).join('')}`,
    )
    expect(answer.status).toBe(200)
    expect(JSON.stringify(answer.body).length).toBeLessThan(150_000)
    await client.start(shown(answer))
    const done = await client.until(shown(answer).id, 'FINISHED')
    expect(JSON.stringify(done).length).toBeLessThan(150_000)
    expect(done).toMatchObject({ rowsCount: 12, preview: expect.arrayContaining([['Название']]) })
  })

  test('of another accelerator is nobody’s business', async () => {
    const one = shown(await client.bring('Название\nЧужой\n'))
    const foreign = portal.as(
      await make.member({ accelerator: await make.accelerator(), role: 'ACC', admin: true }),
    )
    const query = { importId: String(one.id) }
    expect((await foreign.call(imports.getProjectImport, { query })).status).toBe(404)
    expect((await foreign.call(imports.listImportItems, { query })).status).toBe(404)
    expect((await client.edit(one, {}, foreign)).status).toBe(404)
    expect((await client.bring('Название\nЧужой\n', 'a.csv', foreign)).body['code']).toBe(
      'NOT_IN_ACCELERATOR_TEAM',
    )
  })
})

describe('a mapping', () => {
  test('names a field once, and only fields that are there', async () => {
    const one = shown(await client.bring('Название;Ещё\nА;Б\n'))
    const twice = await client.edit(one, { targets: ['main.name', 'main.name'] })
    const unknown = await client.edit(one, { targets: ['main.name', 'item.plan.plan_count'] })
    expect([twice.body['fields'], unknown.body['fields']]).toEqual([
      { 'settings.targets.0': 'ALREADY_TAKEN', 'settings.targets.1': 'ALREADY_TAKEN' },
      { 'settings.targets.1': 'UNKNOWN_FIELD' },
    ])
    const foreignTrack = await make.track()
    expect((await client.edit(one, { trackId: foreignTrack.id })).body['fields']).toEqual({
      'settings.trackId': 'NOT_IN_LIST',
    })
  })

  test('is saved under a name, replaced and deleted', async () => {
    const columns = [{ header: 'Имя', target: 'main.name' }]
    const save = (given: typeof columns) =>
      team.call(imports.saveImportMapping, { headers, body: { name: 'Осенний набор', columns: given } })
    await save(columns)
    await save([...columns, { header: 'Почта', target: 'leader.email' }])
    const { body } = await team.call(imports.listImportMappings, { headers })
    const items = body['items'] as { id: number; columns: unknown[] }[]
    expect(items.map((item) => item.columns.length)).toEqual([2])
    await team.call(imports.deleteImportMapping, { body: { mappingId: items[0]!.id } })
    expect((await team.call(imports.listImportMappings, { headers })).body['items']).toEqual([])
  })
})

describe('an import', () => {
  test('reports the cells that cannot be read, and leaves their projects out by choice', async () => {
    const read = shown(
      await client.bring(
        'Название;Человек в команде;Почта лидера\nВерный;5;\nНеверный;много;не почта\n;7;\n',
      ),
    )
    expect(read.check).toMatchObject({ fresh: 2, drafts: 1, faulty: 1 })
    const targets = ['main.name', 'plain.people_count', 'leader.email']
    const one = shown(await client.edit(read, { unread: 'LEAVE_OUT', targets }))
    expect(one.check).toMatchObject({ fresh: 1, faulty: 2 })
    expect(one.check!.problems).toMatchObject([
      { line: 3, header: 'Человек в команде', text: 'много', problem: 'NOT_A_NUMBER' },
      { line: 3, header: 'Почта лидера', text: 'не почта', problem: 'INVALID_EMAIL' },
      { line: 4, header: 'Название', problem: 'REQUIRED' },
    ])
    const file = await team.send(imports.downloadImportProblems, { query: { importId: String(one.id) } })
    expect(file.status).toBe(200)
    await client.start(one)
    const { counts } = await client.until(one.id, 'FINISHED')
    expect(counts).toMatchObject({ CREATED: 1, FAILED: 2 })
    expect(await projectOf('Неверный')).toBeUndefined()
    const left = await team.call(imports.listImportItems, {
      query: { importId: String(one.id), status: 'FAILED,SKIPPED' },
    })
    expect(left.body['items']).toMatchObject([
      {
        name: 'Неверный',
        lines: [3],
        problems: [
          { line: 3, header: 'Человек в команде', problem: 'NOT_A_NUMBER' },
          { line: 3, header: 'Почта лидера', problem: 'INVALID_EMAIL' },
        ],
      },
      { name: '', lines: [4], problems: [{ line: 4, header: 'Название', problem: 'REQUIRED' }] },
    ])
  })

  test('makes a project without the cell that cannot be read, whose text stays with it', async () => {
    const { id } = await client.run(
      'Название;Человек в команде;Проблема\nС пробелом;около пяти;Потери\nДругой;5;\n',
    )
    const project = (await projectOf('С пробелом'))!
    const { rows } = await sql<{ code: string }>`
      select element_code as code from profile_value where project_id = ${project.id}`.execute(portal.db)
    expect(rows.map(({ code }) => code)).toEqual(['problem'])
    const { body } = await team.call(imports.listImportItems, { query: { importId: String(id) } })
    expect(body['items']).toMatchObject([
      {
        status: 'CREATED',
        problems: [{ line: 2, header: 'Человек в команде', text: 'около пяти', problem: 'NOT_A_NUMBER' }],
      },
      { status: 'CREATED', problems: [] },
    ])
    const unread = async () =>
      (await team.call(imports.listUnreadCells, { query: { projectId: String(project.id) } })).body['items']
    expect(await unread()).toEqual([
      {
        header: 'Человек в команде',
        text: 'около пяти',
        problem: 'NOT_A_NUMBER',
        target: 'plain.people_count',
      },
    ])
    const cell = { code: 'people_count', item: null, field: 'people_count', value: 5, version: 0 }
    await team.call(saveProjectProfile, { body: { projectId: project.id, add: [], cells: [cell] } })
    expect(await unread()).toEqual([])
  })

  test('reports before its start that its track is closed, and starts once it is open', async () => {
    const track = await make.track({ accelerator, access_status: 'BLOCKED' })
    const read = shown(await client.bring('Название\nНа закрытый трек\n'))
    const closed = shown(await client.edit(read, { trackId: track.id }))
    expect(closed.check).toMatchObject({ fresh: 0, faulty: 1, trackClosed: true })
    expect((await client.start(closed)).body['code']).toBe('NOTHING_TO_IMPORT')
    const without = shown(await client.edit(closed, { trackId: null }))
    expect(without.check).toMatchObject({ fresh: 1, faulty: 0, trackClosed: false })
  })

  test('takes cells as they are corrected in the check, on what one has seen', async () => {
    const one = shown(await client.bring('Название;Человек в команде\nМост;много\n;7\n'))
    const fix = (version: number, cells: { line: number; column: number; text: string }[]) =>
      team.call(imports.fixImportCells, { body: { importId: one.id, version, cells } })
    const fixed = shown(
      await fix(one.version, [
        { line: 2, column: 1, text: '12' },
        { line: 3, column: 0, text: 'Тоннель' },
      ]),
    )
    expect(fixed.check).toMatchObject({ fresh: 2, faulty: 0, drafts: 0, problems: [] })
    expect((await fix(one.version, [{ line: 2, column: 1, text: '1' }])).body['code']).toBe('STATE_CHANGED')
    expect((await fix(fixed.version, [{ line: 99, column: 1, text: '1' }])).body['code']).toBe(
      'STATE_CHANGED',
    )
  })

  test('makes projects with profiles, of several lines one with several entries', async () => {
    const { id } = await client.run(
      'Название;Проблема;Заказчик пилота\nМостовик;Трещины;Мост А\nмостовик;;Мост Б\n',
    )
    expect(await outcomes(id)).toEqual([['Мостовик', 'CREATED', null]])
    const project = (await projectOf('Мостовик'))!
    expect(project).toMatchObject({ leader_uid: null, keeper_accelerator_id: accelerator.id })
    const { rows } = await sql<{ field: string; value: string }>`
      select v.field_code as field, v.value from profile_value v left join profile_item i on i.id = v.item_id
      where v.project_id = ${project.id} order by v.field_code desc, i.seq`.execute(portal.db)
    expect(rows).toEqual([
      { field: 'problem', value: 'Трещины' },
      { field: 'pilot_name', value: 'Мост А' },
      { field: 'pilot_name', value: 'Мост Б' },
    ])
    const { rows: changes } = await sql`
      select changed_by from profile_value_change where project_id = ${project.id} and changed_by = ${worker.uid}`.execute(
      portal.db,
    )
    expect(changes).toHaveLength(3)
  })

  test('preserves a formula and a page as the text they are', async () => {
    await client.run('Название;Проблема\nФормула;=1+1\nРазметка;<script>alert(1)</script>\n')
    const { rows } = await sql<{ value: string }>`
      select v.value from profile_value v join project p on p.id = v.project_id
      where p.name in ('Формула', 'Разметка') order by p.id`.execute(portal.db)
    expect(rows.map(({ value }) => value)).toEqual(['=1+1', '<script>alert(1)</script>'])
  })

  test('applies to a track and accepts immediately if chosen', async () => {
    const track = await make.track({ accelerator })
    await make.trackpoint({ track })
    await client.run('Название\nНа треке\n', { trackId: track.id, accept: true })
    const { rows } = await sql<{ status: string; tasks: number }>`
      select r.status, (select count(*)::int from project_trackpoint w join project_track q on q.id = w.project_track_id
        where q.request_id = r.id) as tasks
      from acceleration_request r join project p on p.id = r.project_id where p.name = 'На треке'`.execute(
      portal.db,
    )
    expect(rows).toEqual([{ status: 'ACCEPT', tasks: 1 }])
  })

  test('hands a project over to its leader when they have come', async () => {
    const founder = await make.person()
    const { id: importId } = await client.run(
      `Название;Почта лидера\nПриглашённый;${founder.email.toUpperCase()}\n`,
    )
    const project = (await projectOf('Приглашённый'))!
    const { id } = await portal.db
      .selectFrom('team_invitation')
      .select('id')
      .where('project_id', '=', project.id)
      .executeTakeFirstOrThrow()
    const accepted = await portal.as(founder).call(acceptInvitation, { body: { invitationId: id } })
    expect(accepted).toMatchObject({ status: 200, body: { leads: true, message: '' } })
    expect(await projectOf('Приглашённый')).toMatchObject({
      leader_uid: founder.uid,
      keeper_accelerator_id: null,
    })
    const { rows } = await sql<{ person_uid: string }>`
      select person_uid from project_member where project_id = ${project.id}`.execute(portal.db)
    expect(rows).toEqual([{ person_uid: founder.uid }])
    // The accelerator may no longer open it, so there is no link.
    const { body } = await team.call(imports.listImportItems, { query: { importId: String(importId) } })
    expect(body['items']).toMatchObject([{ name: 'Приглашённый', project: null }])
  })

  test('with an amount alone says that it seeks investment, unless the file says otherwise', async () => {
    const file = 'Название;Ищете инвестиции;Сколько нужно\nИщущий;;500\nНеищущий;Нет;500\n'
    const { check } = shown(await client.bring(file))
    expect(check).toMatchObject({
      answers: [{ name: 'Ищете инвестиции', by: 'Сколько нужно', count: 1 }],
    })
    await client.run(file)
    const { rows } = await sql<{ name: string; value: boolean }>`
      select p.name, v.value from profile_value v join project p on p.id = v.project_id
      where v.element_code = 'seeks' and p.name in ('Ищущий', 'Неищущий') order by p.id`.execute(portal.db)
    expect(rows).toEqual([
      { name: 'Ищущий', value: true },
      { name: 'Неищущий', value: false },
    ])
  })

  test('is led immediately by the importing person if the row has their own address', async () => {
    await client.run(`Название;Почта лидера\nСобственный;${worker.email}\n`)
    expect(await projectOf('Собственный')).toMatchObject({
      leader_uid: worker.uid,
      keeper_accelerator_id: null,
    })
  })

  test('of the time before accelerators kept projects still passes to its leader', async () => {
    const founder = await make.person()
    const { id: importId } = await client.run(`Название;Почта лидера\nПрежний;${founder.email}\n`)
    const project = (await projectOf('Прежний'))!
    await sql`update project set leader_uid = ${worker.uid}, keeper_accelerator_id = null where id = ${project.id}`.execute(
      portal.db,
    )
    await sql`insert into project_member (project_id, person_uid, created_at)
      select ${project.id}, ${worker.uid}, (done->>'at')::timestamptz from project_import_item
      where import_id = ${importId}`.execute(portal.db)
    const { id } = await portal.db
      .selectFrom('team_invitation')
      .select('id')
      .where('project_id', '=', project.id)
      .executeTakeFirstOrThrow()
    await portal.as(founder).call(acceptInvitation, { body: { invitationId: id } })
    await vi.waitFor(async () => expect((await projectOf('Прежний'))!.leader_uid).toBe(founder.uid), {
      timeout: 15_000,
    })
  })

  test.each([
    ['mistake', 'Почта', `С ошибкой;${'x'.repeat(199)}😀`],
    ['heading', `${'x'.repeat(199)}😀`, 'С ошибкой;нет'],
    ['name', 'Почта', `${'x'.repeat(254)}😀;`],
  ])('reports a %s that is cut within a letter of two characters', async (what, heading, line) => {
    const file = `Название;${heading}\nЦелый: ${what};\n${line}\n`
    const { counts } = await client.run(file, {
      headerRow: 0,
      targets: ['main.name', 'leader.email'],
      unread: 'LEAVE_OUT',
    })
    expect(counts).toMatchObject({ CREATED: 1, FAILED: 1 })
  })

  test('names the limit that prevented the invitation of a leader', async () => {
    const key = `letters.accelerator:${accelerator.id}`
    await sql`insert into rate_limit (key, hits, resets_at)
      values (${key}, ${emailLimits.accelerator.hits}, now() + interval '1 hour')
      on conflict (key) do update set hits = excluded.hits, resets_at = excluded.resets_at`.execute(portal.db)
    const file = 'Название;Почта лидера\nБез письма;founder@newcomers.example\n'
    // The dry run shows it before anything starts.
    expect(shown(await client.bring(file)).check).toMatchObject({ invitations: 1, uninvited: 1 })
    const { id } = await client.run(file)
    await sql`delete from rate_limit where key = ${key}`.execute(portal.db)
    expect(await outcomes(id)).toEqual([['Без письма', 'CREATED', 'LETTER_LIMIT']])
    expect(await projectOf('Без письма')).toBeTruthy()
  })

  test('skips or updates what is there, and leaves what its own team writes', async () => {
    const first = 'Название;Кратко;Проблема\nПовторный;Было;Старая\n'
    await client.run(first)
    expect(await outcomes((await client.run(`${first}Свежий;;\n`)).id)).toEqual([
      ['Повторный', 'SKIPPED', 'EXISTS'],
      ['Свежий', 'CREATED', null],
    ])
    const colleague = importClient(portal.as(await make.member({ accelerator, role: 'TRC_TEAM' })), headers)
    await colleague.run('Название;Кратко\nПовторный;От коллеги\n', { existing: 'UPDATE' })
    expect((await projectOf('Повторный'))!.summary).toBe('От коллеги')
    await client.run('Название;Кратко\nПовторный;Было\n', { existing: 'UPDATE' })
    const foreign = await make.project({ name: 'Чужая команда' })
    await make.request({ project: foreign, track: await make.track({ accelerator }) })
    const { id } = await client.run(
      'Название;Кратко;Проблема\nповторный;Стало;Новая\nЧужая команда;Взлом;Нет\n',
      {
        existing: 'UPDATE',
      },
    )
    expect(await outcomes(id)).toEqual([
      ['повторный', 'UPDATED', null],
      ['Чужая команда', 'SKIPPED', 'TEAM_WRITES'],
    ])
    expect((await projectOf('Повторный'))!.summary).toBe('Стало')
    expect((await projectOf('Чужая команда'))!.summary).not.toBe('Взлом')
    await client.undo(id)
    expect((await projectOf('Повторный'))!.summary).toBe('Было')
    const { rows } = await sql<{ value: string }>`
      select v.value from profile_value v join project p on p.id = v.project_id where p.name = 'Повторный' and v.element_code = 'problem'`.execute(
      portal.db,
    )
    expect(rows).toEqual([{ value: 'Старая' }])
  })
})

describe('an import taken back', () => {
  test('leaves nothing of what nobody touched, and says what stays', async () => {
    const track = await make.track({ accelerator })
    const { id } = await client.run('Название\nНетронутый\nИзменённый\nНачатый\nС командой\nС логотипом\n', {
      trackId: track.id,
      accept: true,
    })
    const ids = Object.fromEntries(
      await Promise.all(
        ['Изменённый', 'Начатый', 'С командой', 'С логотипом'].map(
          async (name) => [name, (await projectOf(name))!.id] as const,
        ),
      ),
    )
    await sql`update project set version = version + 1 where id = ${ids['Изменённый']}`.execute(portal.db)
    const point = await make.trackpoint({ track })
    const work = await portal.db
      .selectFrom('project_track')
      .select(['id', 'accelerator_id'])
      .where('project_id', '=', ids['Начатый']!)
      .executeTakeFirstOrThrow()
    await insertOne(portal.db, 'project_trackpoint', {
      accelerator_id: work.accelerator_id,
      project_track_id: work.id,
      trackpoint_id: point.id,
      seq: 1,
      state: 'PROCESS_CODE',
      started_at: new Date().toISOString(),
    })
    await insertOne(portal.db, 'project_member', {
      project_id: ids['С командой']!,
      person_uid: (await make.person()).uid,
    })
    const drawn = await team.send(uploadProjectLogo, {
      query: { projectId: ids['С логотипом'] },
      file: picture,
    })
    expect(drawn.status).toBe(200)
    const undone = await client.undo(id)
    expect(undone.counts).toMatchObject({ UNDONE: 1, KEPT: 4, CREATED: 0 })
    expect(await outcomes(id)).toEqual([
      ['Нетронутый', 'UNDONE', null],
      ['Изменённый', 'KEPT', 'CHANGED_MEANWHILE'],
      ['Начатый', 'KEPT', 'STARTED'],
      ['С командой', 'KEPT', 'HAS_TEAM'],
      ['С логотипом', 'KEPT', 'CHANGED_MEANWHILE'],
    ])
    expect(await projectOf('Нетронутый')).toBeUndefined()
    expect(undone.actions).toEqual([])
  })
})

describe('at once', () => {
  test('two imports of one file make each project once', async () => {
    const content = `Название\n${Array.from({ length: 12 }, (_, n) => `Общий ${n}`).join('\n')}\n`
    const both = await Promise.all([client.bring(content), client.bring(content)])
    await Promise.all(both.map((one) => client.start(shown(one))))
    const done = await Promise.all(both.map((one) => client.until(shown(one).id, 'FINISHED')))
    const sum = (status: string) => done.reduce((all, { counts }) => all + counts[status]!, 0)
    expect([sum('CREATED'), sum('SKIPPED')]).toEqual([12, 12])
  })

  test('two starts are one start, and two undoings one', async () => {
    const one = shown(await client.bring('Название\nОднажды\n'))
    const starts = await Promise.all([client.start(one), client.start(one)])
    expect(starts.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await client.until(one.id, 'FINISHED')
    const actions = await Promise.all(
      [1, 2].map(() => team.call(imports.undoProjectImport, { body: { importId: one.id } })),
    )
    expect(actions.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await client.until(one.id, 'UNDONE')
  })

  test('a file without a project to import does not start', async () => {
    const one = shown(
      await client.edit(shown(await client.bring('Название;Человек в команде\nНе выйдет;сто\n')), {
        unread: 'LEAVE_OUT',
        targets: ['main.name', 'plain.people_count'],
      }),
    )
    expect((await client.start(one)).body['code']).toBe('NOTHING_TO_IMPORT')
    await team.call(imports.deleteProjectImport, { body: { importId: one.id } })
    expect((await team.call(imports.getProjectImport, { query: { importId: String(one.id) } })).status).toBe(
      404,
    )
  })
})
