import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from '#platform/server/database/schema.gen.ts'
import { createFactories } from '../support/factories/index.ts'
import { signIn as signInByCalls } from '../support/http-sign-in.ts'
import { chooseAction, dialog } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { obstacles, rawKeys } from './support/look-over.ts'
import { browserOf, demoPassword, type WatchedPage } from './support/people.ts'
import { world } from './support/world.ts'

/** A demo day of 15 places with 21 invited projects, from the list of projects to the scores. */
test.describe.configure({ mode: 'serial' })

const event = 'Демо-день зимнего набора'
const places = 15
const projects = Array.from({ length: 21 }, (_, at) => `Зимний проект ${String(at + 1).padStart(2, '0')}`)
/** Invited before the others. */
const known = projects[20]!
/** The first project without a free place. */
const late = projects[places]!

let admin: WatchedPage
let founder: WatchedPage
let waiting: WatchedPage
let eventId: number

/** A demo account that leads another project. */
const anotherFounder = async (): Promise<string> => {
  const [found] = await askDatabase<{ email: string }>(
    `select l.email from project p join person l on l.uid = p.leader_uid
     where l.locale = 'ru' and l.status = 'A' and l.email <> 'ini@demo.example' order by p.id limit 1`,
  )
  return found!.email
}

/** A call by a demo account, besides those made in the browser. */
const callAs = async (email: string) => {
  const { headers } = await signInByCalls(world().origin, email, demoPassword)
  return async <Answer>(path: string, body: object): Promise<Answer> => {
    const answer = await fetch(`${world().origin}/api/v1${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status, path).toBe(200)
    return (await answer.json()) as Answer
  }
}

/** Projects on a track of the accelerator: one of another leader, the others of the demo's founder. */
const makeProjects = async (acceleratorId: number, other: string): Promise<void> => {
  const pool = new pg.Pool({ connectionString: world().databaseUrl, max: 2 })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  try {
    const make = createFactories(db)
    const leaderOf = (email: string) =>
      db.selectFrom('person').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
    const track = await make.track({ accelerator: { id: acceleratorId } as never, name: 'Зимний набор' })
    for (const name of projects) {
      const leader = await leaderOf(name === late ? other : 'ini@demo.example')
      await make.participation({ project: await make.project({ leader, name }), track })
    }
  } finally {
    await db.destroy()
  }
}

/** The event page as a person sees it. */
const openEvent = (page: WatchedPage, tab = 'about') =>
  page.goto(`/bch/view/event?eventId=${eventId}&tab=${tab}`)

/** The person's own projects on the event's page. */
const ownOf = (page: WatchedPage, project: string) =>
  page.getByRole('region', { name: 'Ваши проекты' }).getByRole('listitem').filter({ hasText: project })

const stateOf = async (project: string): Promise<string> => {
  const [found] = await askDatabase<{ status: string }>(
    `select i.status from event_invitation i join project p on p.id = i.project_id where i.event_id = $1 and p.name = $2`,
    [eventId, project],
  )
  return found!.status
}

test.beforeAll(async ({ browser }) => {
  const other = await anotherFounder()
  const [row] = await askDatabase<{ id: string }>(
    `select m.accelerator_id as id from accelerator_member m join person p on p.uid = m.person_uid
     where p.email = 'acc-admin@demo.example'`,
  )
  const acceleratorId = Number(row!.id)
  await makeProjects(acceleratorId, other)
  const call = await callAs('acc-admin@demo.example')
  const day = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10)
  const { id, version } = await call<{ id: number; version: number }>('/held-event/create', {
    acceleratorId,
    name: event,
    kind: 'DEMO_DAY',
    description: '',
    day,
    start: '18:00',
    endDay: day,
    end: '21:00',
    timeZone: 'Europe/Moscow',
    place: 'Москва, «Орбита»',
    link: '',
    capacity: places,
    answerHours: 24,
    isPublic: false,
    takesGuests: false,
    agenda: [],
  })
  await call('/held-event/publish', { id, version })
  eventId = id
  admin = await browserOf(browser, 'acc-admin')
  founder = await browserOf(browser, 'ini')
  waiting = await browserOf(browser, other)
})

test('exactly the list on the screen is invited, after a dry run', async () => {
  await openEvent(admin, 'invite')
  await admin.getByRole('searchbox').fill('Зимний проект')
  await chooseAction(admin, `Действия: ${known}`, 'Пригласить')
  await dialog(admin).getByRole('button', { name: 'Пригласить' }).click()
  await expect(admin.getByRole('row', { name: known })).toContainText('Ждёт ответа')

  await admin.getByRole('checkbox', { name: 'Выбрать все на странице' }).check()
  await admin
    .getByRole('region', { name: /Выбран/ })
    .getByRole('button', { name: 'Пригласить' })
    .click()
  // Who is invited, who is left out and why.
  await expect(dialog(admin)).toContainText(/Будет\sприглашено\s20\sпроектов/)
  await expect(dialog(admin)).toContainText(/Пропустим\s1\sзапись: ещё\sне\sответил/)
  await expect(dialog(admin)).toContainText(known)
  expect(await obstacles(admin)).toEqual([])
  await dialog(admin).getByRole('textbox').fill('Покажите, что получилось за сезон.')
  await dialog(admin)
    .getByRole('button', { name: /Пригласить\s20\sпроектов/ })
    .click()
  await expect(dialog(admin)).toContainText(/Приглашено\s20\sпроектов/)
  await dialog(admin).getByRole('button', { name: 'Готово' }).click()
  const [invited] = await askDatabase<{ all: number; notified: number }>(
    `select count(*)::int as all, count(*) filter (where p.name = any($2))::int as notified
     from event_invitation i join project p on p.id = i.project_id where i.event_id = $1 and i.status = 'INVITED'`,
    [eventId, projects],
  )
  expect(invited).toEqual({ all: 21, notified: 21 })
})

test('fifteen come, five wait; who moves up has a term to answer', async () => {
  const rows = await askDatabase<{ id: string; name: string }>(
    `select i.id, p.name from event_invitation i join project p on p.id = i.project_id where i.event_id = $1 order by p.name`,
    [eventId],
  )
  const accept = await callAs('ini@demo.example')
  const answer = async (some: readonly { id: string }[]) => {
    for (const { id } of some) await accept('/event-invitation/accept', { id: Number(id), seats: 1 })
  }
  await answer(rows.slice(0, places))
  // The sixteenth accepts in the browser, and is put on the waiting list.
  await openEvent(waiting)
  await ownOf(waiting, late).getByRole('button', { name: 'Принять' }).click()
  await dialog(waiting).getByLabel('Человек из команды').fill('1')
  await dialog(waiting).getByRole('button', { name: 'Принять' }).click()
  await expect(ownOf(waiting, late)).toContainText('В листе ожидания')
  expect(waiting.banners.join()).toMatch(/Мест\sне\sосталось/)
  await answer(rows.slice(places + 1, 20))

  await openEvent(admin, 'projects')
  await expect(admin.getByText('В листе ожидания')).toHaveCount(5)

  await openEvent(founder)
  await ownOf(founder, projects[0]!).getByRole('button', { name: 'Отказаться' }).click()
  await dialog(founder).getByRole('textbox').fill('В этот день мы у заказчика.')
  await dialog(founder).getByRole('button', { name: 'Отказаться' }).click()
  await expect(ownOf(founder, projects[0]!)).toContainText('В этот день мы у заказчика.')

  // The next on the waiting list is offered the place for a day.
  await expect(ownOf(waiting, late)).toContainText('Место предложено', { timeout: 30_000 })
  await expect(ownOf(waiting, late).locator('time')).toBeVisible()
  await ownOf(waiting, late).getByRole('button', { name: 'Принять' }).click()
  await dialog(waiting).getByRole('button', { name: 'Принять' }).click()
  await expect(ownOf(waiting, late)).toContainText('Придёт')
  await expect(admin.getByText('В листе ожидания')).toHaveCount(4)
  expect(await stateOf(projects[0]!)).toBe('DECLINED')
})

test('who came is marked at the door and by the list', async () => {
  await askDatabase(
    `update held_event set starts_at = now() + interval '30 minutes', ends_at = now() + interval '3 hours' where id = $1`,
    [eventId],
  )
  await admin.goto(`/bch/view/event-door?eventId=${eventId}`)
  for (const name of projects.slice(1, 4)) {
    await admin.getByRole('button', { name: `Пришёл: ${name}` }).click()
    await expect(admin.getByRole('button', { name: `Пришёл: ${name}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  }
  await expect(admin.getByText(/Пришли\s3\sиз\s15/)).toBeVisible()
  await expect(async () => expect(await stateOf(projects[3]!)).toBe('ATTENDED')).toPass()

  await openEvent(admin, 'projects')
  await admin.getByRole('checkbox', { name: 'Выбрать все на странице' }).check()
  await admin
    .getByRole('region', { name: /Выбран/ })
    .getByRole('button', { name: 'Отметить: был', exact: true })
    .click()
  await expect(dialog(admin)).toContainText(/Были\s12\sпроектов/)
  await expect(dialog(admin)).toContainText(/в\sлисте\sожидания/)
  await dialog(admin)
    .getByRole('button', { name: /Отметить\s12\sпроектов/ })
    .click()
  await expect(dialog(admin)).toContainText(/Отмечено\s12\sпроектов/, { timeout: 30_000 })
  await dialog(admin).getByRole('button', { name: 'Готово' }).click()
  expect(await stateOf(late)).toBe('ATTENDED')
})

test('the jury scores on the form, and the hosts read the places', async ({ browser }) => {
  await openEvent(admin, 'jury')
  await admin.getByRole('button', { name: 'Добавить критерий' }).click()
  await admin.getByLabel('Критерий 1', { exact: true }).fill('Продукт')
  await admin.getByLabel('Вес от 1 до 10').fill('3')
  await admin.getByRole('button', { name: 'Сохранить критерии' }).click()
  await expect(admin.getByText('Критерии сохранены').first()).toBeVisible()
  const members = admin.getByText(/оценил 0\sпроектов/)
  for (const [at, email] of ['exp@demo.example', 'mnt@demo.example'].entries()) {
    await admin.getByLabel('По почте').check()
    await admin.getByLabel('Почта', { exact: true }).fill(email)
    await admin.getByRole('button', { name: 'Добавить в жюри' }).click()
    await expect(members).toHaveCount(at + 1)
  }

  const busy = await browserOf(browser, 'mnt')
  await openEvent(busy, 'jury')
  await busy.getByRole('button', { name: 'Ещё действия' }).click()
  await busy.getByRole('menuitem', { name: 'Выйти из жюри' }).click()
  await dialog(busy).getByRole('button', { name: 'Выйти из жюри' }).click()
  await expect(busy).toHaveURL(/\/bch\/view\/events$/)
  await expect(members).toHaveCount(1)

  const juror = await browserOf(browser, 'exp')
  await juror.goto('/bch/view/agenda')
  await juror.getByRole('link', { name: event, exact: true }).click()
  await expect(juror).toHaveURL(/tab=jury/)
  await openEvent(juror, 'jury')
  const [better, worse] = [projects[5]!, projects[2]!]
  for (const [name, score] of [
    [worse, '6'],
    [better, '9'],
  ] as const) {
    const row = juror.getByRole('listitem').filter({ hasText: name })
    await row.getByRole('button', { name: 'Оценить' }).click()
    await dialog(juror).getByLabel('Продукт').fill(score)
    await dialog(juror).getByLabel('Заметка').fill(`Заметка о «${name}»`)
    await dialog(juror).getByRole('button', { name: 'Сохранить оценку' }).click()
    await expect(row).toContainText(`ваши оценки: ${score}`)
  }
  await admin.reload()
  const places = admin.getByRole('listitem').filter({ hasText: /из 10/ })
  await expect(places).toHaveCount(2)
  await expect(places.nth(0)).toContainText(better)
  await expect(places.nth(0)).toContainText('9 из 10')
  await expect(places.nth(1)).toContainText(worse)
  expect(rawKeys(await admin.locator('main').innerText())).toEqual([])
  expect([admin, founder, waiting, busy, juror].flatMap(({ troubles }) => troubles)).toEqual([])
})
