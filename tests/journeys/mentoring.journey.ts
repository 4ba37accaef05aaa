import type { Page } from '@playwright/test'
import { dialog, menuItem, newName } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { signIn } from './support/people.ts'

const meetingsTab = '/bch/view/mentoring?tab=meetings'

/** The leader of another project on a track of the mentor's accelerator. */
const anotherFounder = async (): Promise<string> => {
  const [found] = await askDatabase<{ email: string }>(
    `select l.email from office_hours h join project_track q on q.accelerator_id = h.accelerator_id
       join project p on p.id = q.project_id join person l on l.uid = p.leader_uid
     where q.access_status = 'ALLOWED_TO_WORK' and l.locale = 'ru' and l.status = 'A' and l.email <> 'ini@demo.example'
       and not exists (select from mentor_meeting m where m.project_id = p.id)
     order by p.id limit 1`,
  )
  return found!.email
}

const chooseFirst = async (page: Page, label: string, from = 1): Promise<string> => {
  const select = dialog(page).getByLabel(label)
  if ((await select.inputValue()) === '') await select.selectOption({ index: from })
  return select.inputValue()
}

/** A team books an hour of the mentor that it chose. */
const book = async (page: Page, topic: string, at = 1): Promise<string> => {
  await page.goto('/bch/view/mentoring?tab=mentors')
  await page
    .getByRole('button', { name: /действия/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Записаться' }).click()
  await chooseFirst(page, 'Проект')
  const hour = await chooseFirst(page, 'Свободные часы, по вашему времени', at)
  await dialog(page).getByLabel('О чём хотите поговорить').fill(topic)
  await dialog(page).getByRole('button', { name: 'Записаться' }).click()
  await expect(page.getByText(/Встреча\sназначена/).first()).toBeVisible()
  return hour
}

test('a team books an hour, another takes the next one; both move, and the mentor calls one off', async ({
  browser,
}) => {
  const [founder, other, mentor] = [
    await signIn(browser, 'ini'),
    await signIn(browser, await anotherFounder()),
    await signIn(browser, 'mnt'),
  ]
  const [topic, second] = [newName('Цены для первых клиентов'), newName('Первый крупный заказчик')]
  const hour = await book(founder, topic)
  const taken = await book(other, second)
  // The hour booked by the first team is not offered to the second.
  expect(taken).not.toBe(hour)

  await founder.goto(meetingsTab)
  const own = founder.getByRole('row').filter({ hasText: topic })
  await own.getByRole('button', { name: /действия/i }).click()
  await founder.getByRole('menuitem', { name: 'Перенести' }).click()
  const offered = dialog(founder).getByLabel('Свободные часы, по вашему времени')
  await expect(offered.locator(`option[value="${taken}"]`)).toHaveCount(0)
  await offered.selectOption({ index: 2 })
  await dialog(founder).getByRole('button', { name: 'Перенести встречу' }).click()
  await expect(founder.getByText(/Встреча\sперенесена/).first()).toBeVisible()

  // The freed hour is offered to the other team, which takes it.
  await other.goto(meetingsTab)
  const others = other.getByRole('row').filter({ hasText: second })
  await others.getByRole('button', { name: /действия/i }).click()
  await other.getByRole('menuitem', { name: 'Перенести' }).click()
  await dialog(other).getByLabel('Свободные часы, по вашему времени').selectOption(hour)
  await dialog(other).getByRole('button', { name: 'Перенести встречу' }).click()
  await expect(other.getByText(/Встреча\sперенесена/).first()).toBeVisible()

  await menuItem(mentor, 'Менторство').click()
  // The mentor's own day comes first.
  await expect(mentor.getByRole('heading', { name: 'Мои команды' })).toBeVisible()
  await mentor.getByRole('tab', { name: 'Встречи' }).click()
  const row = mentor.getByRole('row').filter({ hasText: topic })
  await expect(row).toContainText('Назначена')
  await expect(mentor.getByRole('row').filter({ hasText: second })).toContainText('Назначена')
  await row.getByRole('button', { name: /действия/i }).click()
  await mentor.getByRole('menuitem', { name: 'Отменить встречу' }).click()
  await dialog(mentor).getByLabel('Причина').fill('Заболел')
  await dialog(mentor).getByRole('button', { name: 'Отменить встречу' }).click()
  await expect(row).toContainText('Отменена')

  await founder.goto(meetingsTab)
  await expect(founder.getByRole('row').filter({ hasText: topic })).toContainText('Заболел')
  expect([...founder.troubles, ...other.troubles, ...mentor.troubles]).toEqual([])
})

test('a founder opens a mentor’s card and books there; the mentor closes the day, reads what is booked, and opens it again', async ({
  browser,
}) => {
  const [founder, mentor] = [await signIn(browser, 'ini'), await signIn(browser, 'mnt')]
  const topic = newName('Договор с дистрибьютором')
  await founder.goto('/bch/view/mentoring?tab=mentors')
  await founder.getByRole('table').getByRole('link').first().click()
  await expect(founder.getByRole('heading', { name: 'Часы консультаций' })).toBeVisible()
  await founder.getByRole('button', { name: 'Записаться' }).click()
  await chooseFirst(founder, 'Проект')
  const hour = await chooseFirst(founder, 'Свободные часы, по вашему времени')
  await dialog(founder).getByLabel('О чём хотите поговорить').fill(topic)
  await dialog(founder).getByRole('button', { name: 'Записаться' }).click()
  await expect(founder.getByText(/Встреча\sназначена/).first()).toBeVisible()

  const [booked] = await askDatabase<{ day: string; project: string }>(
    `select to_char(m.starts_at at time zone h.time_zone, 'DD.MM.YYYY') as day, p.name as project
     from mentor_meeting m join office_hours h on h.id = m.hours_id join project p on p.id = m.project_id
     where m.topic = $1 and m.starts_at = $2`,
    [topic, hour],
  )
  const { day, project } = booked!
  await mentor.goto('/bch/view/mentoring')
  await mentor.getByRole('button', { name: /Закрыть\sдни/ }).click()
  await dialog(mentor).getByLabel('С какого дня').fill(day)
  await dialog(mentor).getByLabel('По какой день').fill(day)
  await expect(dialog(mentor).getByText(/На эти дни назначен/)).toBeVisible()
  await expect(dialog(mentor).getByRole('link', { name: project })).toBeVisible()
  await dialog(mentor)
    .getByRole('button', { name: /Закрыть\sдни/ })
    .click()
  await expect(mentor.getByText(/Дни\sзакрыты/).first()).toBeVisible()

  await founder.goto('/bch/view/mentoring?tab=mentors')
  await founder.getByRole('table').getByRole('link').first().click()
  await founder.getByRole('button', { name: 'Записаться' }).click()
  const offered = dialog(founder).getByLabel('Свободные часы, по вашему времени')
  await expect(offered.getByRole('option').nth(1)).toBeAttached()
  await expect(offered.getByRole('option', { name: day })).toHaveCount(0)

  await mentor.getByRole('button', { name: new RegExp(`Снова открыть дни: ${day}`) }).click()
  await expect(mentor.getByText(/Дни\sснова\sоткрыты/).first()).toBeVisible()
  expect([...founder.troubles, ...mentor.troubles]).toEqual([])
})

test('a team asks its mentors, reads their dated advice, and notes what came of it', async ({ browser }) => {
  const [founder, mentor] = [await signIn(browser, 'ini'), await signIn(browser, 'mnt')]
  const question = newName('Кому продавать сначала?')
  await founder.goto('/bch/view/mentoring?tab=questions')
  await founder.getByRole('button', { name: 'Спросить менторов' }).click()
  await chooseFirst(founder, 'Проект и трек')
  await dialog(founder).getByLabel('Вопрос', { exact: true }).fill(question)
  await dialog(founder).getByRole('button', { name: 'Задать вопрос' }).click()
  await expect(founder.getByRole('heading', { level: 1, name: question })).toBeVisible()
  await expect(founder.getByText(/Советов\sпока\sнет/)).toBeVisible()

  await mentor.goto('/bch/view/mentoring?tab=questions')
  const questionRow = mentor.getByRole('row').filter({ hasText: question })
  await questionRow.getByRole('button', { name: /действия/i }).click()
  await mentor.getByRole('menuitem', { name: 'Дать совет' }).click()
  await dialog(mentor).getByLabel('Совет', { exact: true }).fill('Начните с малых заказчиков')
  await dialog(mentor).getByRole('button', { name: 'Дать совет' }).click()
  await expect(mentor.getByText(/Совет\sдобавлен/).first()).toBeVisible()

  const card = founder
    .getByRole('article', { name: /^Совет:/ })
    .filter({ hasText: 'Начните с малых заказчиков' })
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: /Записать, что\sвышло/ }).click()
  await dialog(founder).getByLabel('Последовали совету?').selectOption('FOLLOWED')
  await dialog(founder)
    .getByLabel(/Что\sиз\sэтого\sвышло/)
    .fill('Пять договоров за месяц')
  await dialog(founder).getByRole('button', { name: 'Сохранить запись' }).click()
  await expect(card).toContainText('Пять договоров за месяц')
  await expect(card).toContainText(/Последовали\sсовету/)
  expect([...founder.troubles, ...mentor.troubles]).toEqual([])
})
