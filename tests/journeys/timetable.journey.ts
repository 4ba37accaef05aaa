import { dialog, menuItem } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { browserOf, type WatchedPage } from './support/people.ts'

/** When a track accepts applications: planned, refused where it overlaps, shared, and opened at any time. */
test.describe.configure({ mode: 'serial' })

const timetable = '/bch/view/acceleration-timetable'

let admin: WatchedPage
let trackId: number

/** The day this number of days from today, as a person types it. */
const day = (days: number): string => {
  const [year, month, date] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-')
  return `${date}.${month}.${year}`
}

const fillStream = async (name: string, from: number, to: number): Promise<void> => {
  const form = dialog(admin)
  await form.getByRole('textbox', { name: 'Название потока' }).fill(name)
  await form.getByLabel('Первый день').fill(day(from))
  await form.getByLabel('Последний день').fill(day(to))
  await form.getByRole('button', { name: 'Создать поток' }).click()
}

test.beforeAll(async ({ browser }) => {
  admin = await browserOf(browser, 'acc-admin')
  const [row] = await askDatabase<{ id: string }>(`select id from track where name = 'Посев'`)
  trackId = Number(row!.id)
})

test('shows from the menu when each track takes applications', async () => {
  await admin.goto('/bch/view/projects-in-work')
  await menuItem(admin, 'Расписание').click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Расписание' })).toBeVisible()
  const band = admin.getByRole('region', { name: 'Календарь потоков' })
  await expect(band.getByRole('link', { name: 'Посев', exact: true })).toBeVisible()
  await expect(band.getByRole('link', { name: /^Осенний набор: Идёт, / }).first()).toBeVisible()
  // Two tracks on one schedule are in one row.
  await expect(band.getByText('Общее расписание')).toBeVisible()
  await admin.getByRole('radio', { name: 'Приём заявок' }).check()
  const row = admin.getByRole('row', { name: /Посев/ })
  await expect(row).toContainText('Приём открыт')
  await expect(row).toContainText(/до\s\d\d\.\d\d\.\d{4}\s23:59\sМСК/)
})

test('plans a stream as the last one suggests, and is refused one that overlaps', async () => {
  await admin.goto(`${timetable}/editor?trackId=${trackId}`)
  await admin.getByRole('button', { name: 'Запланировать поток' }).click()
  await expect(dialog(admin).getByRole('textbox', { name: 'Название потока' })).toHaveValue('Зимний набор')
  await fillStream('Поток внутри другого', 80, 90)
  await expect(
    dialog(admin)
      .getByText(/Период потока пересекается/)
      .first(),
  ).toBeVisible()
  const refusal = admin.troubles.findIndex((line) => line.includes('409'))
  expect(refusal).toBeGreaterThanOrEqual(0)
  admin.troubles.splice(refusal, 1)
  await fillStream('Поток следующего года', 200, 220)
  await expect(admin.getByText('Поток «Поток следующего года» создан')).toBeVisible()
  await expect(admin.getByRole('listitem').filter({ hasText: 'Поток следующего года' })).toContainText(
    'Запланирован',
  )
})

test('opens the track at any time: warned first what ends and what is deleted, by name and date', async () => {
  await admin.getByRole('button', { name: /^Изменить\sприём\sзаявок$/ }).click()
  const question = dialog(admin, /Изменить\sприём\sзаявок\sна\sтрек\s«Посев»/)
  await question.getByText(/В\sлюбое\sвремя/).click()
  await expect(question.getByText(/«Осенний\sнабор»\sзакончится\sсегодня/)).toBeVisible()
  await expect(question.getByText(/«Поток следующего года».*будет удалён/)).toBeVisible()
  await question.getByRole('button', { name: /^Принимать\sв\sлюбое\sвремя$/ }).click()
  await expect(admin.getByText(/Приём\sзаявок\sна\sтрек\s«Посев»\sизменён/)).toBeVisible()
  await expect(admin.getByText(/Приём\sв\sлюбое\sвремя/)).toBeVisible()
  await expect(admin.getByRole('listitem').filter({ hasText: 'Поток следующего года' })).toHaveCount(0)
  await admin.goto('/s/posev')
  await expect(admin.getByText(/Заявки\sпринимаются\sпостоянно/).first()).toBeVisible()
  expect(admin.troubles).toEqual([])
})
