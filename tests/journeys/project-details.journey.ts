import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { browserOf, signIn, type WatchedPage } from './support/people.ts'

/**
 * A founder decides who sees the project; its team reads, compares and prints the profile; others see the public
 * part.
 */
test.describe.configure({ mode: 'serial' })

let founder: WatchedPage
let stranger: WatchedPage
let project: { id: number; name: string }

const page = (tab = ''): string => `/bch/view/project-details?id=${project.id}${tab && `&tab=${tab}`}`

test.beforeAll(async ({ browser }) => {
  const [found] = await askDatabase<{ id: string; name: string }>(
    `select p.id, p.name from project p join person l on l.uid = p.leader_uid
     where l.email = 'ini@demo.example' and p.name = 'Теплоконтур'`,
  )
  project = { id: Number(found!.id), name: found!.name }
  // As published by an accelerator: others see this version.
  const [made] = await askDatabase<{ id: string }>(
    `insert into project_publication (project_id, template_id, accelerator_id, status, published_at)
     select $1, s.id, s.accelerator_id, 'PUBLISHED', now() from publication_template s
     where s.is_main order by s.id limit 1 returning id`,
    [project.id],
  )
  await askDatabase(`select show_project($1, '{}')`, [made!.id])
  founder = await signIn(browser, 'ini')
})

test('the founder opens one element to everybody and the page to all', async ({ browser }) => {
  await founder.goto(`/bch/view/my-projects/edit?projectId=${project.id}`)
  await founder
    .getByLabel('Кто видит страницу проекта')
    .selectOption({ label: 'Все, даже без входа на портал' })
  await expect(founder.locator('.save-state')).toContainText(/сохранено/i)
  await founder.getByRole('tab', { name: 'Профиль' }).click()
  await founder.getByRole('button', { name: 'Кто что видит' }).click()
  const readers = founder.getByRole('radiogroup', { name: 'Чем оно лучше' })
  const saved = founder.waitForResponse((answer) => answer.url().includes('/profile-visibility/set'))
  await readers.getByRole('radio', { name: 'Команда' }).click()
  expect((await saved).status()).toBe(200)
  const opened = founder.waitForResponse((answer) => answer.url().includes('/profile-visibility/set'))
  await readers.getByRole('radio', { name: 'Все' }).click()
  expect((await opened).status()).toBe(200)
  await expect(readers.getByRole('radio', { name: 'Все' })).toBeChecked()

  stranger = await browserOf(browser, 'htusr')
  await stranger.goto(page('profile'))
  await expect(stranger.getByRole('heading', { level: 1, name: project.name })).toBeVisible()
  await expect(stranger.getByText('Проект в одном предложении')).toBeVisible()
  await expect(stranger.getByText('Чем оно лучше')).toBeVisible()
  await expect(stranger.getByText('Телефон для связи')).toBeHidden()
  await expect(stranger.getByRole('button', { name: 'Сравнить' })).toBeHidden()
  await expect(stranger.getByText('Показать незаполненное')).toBeHidden()
})

test('the founder searches the profile, compares it with its beginning and prints it', async () => {
  await founder.goto(page('profile'))
  await founder.getByRole('searchbox').fill('одном предложении')
  await expect(founder.getByRole('tabpanel').getByRole('term')).toHaveCount(1)
  await founder.getByRole('searchbox').fill('')
  await founder.getByRole('button', { name: 'Сравнить' }).click()
  await founder.getByLabel('Было').selectOption({ label: 'До первого изменения' })
  await expect(founder.getByText('Добавлено', { exact: true }).first()).toBeVisible()
  await founder.getByLabel('Стало').selectOption({ label: 'До первого изменения' })
  await expect(founder.getByText('Различий нет')).toBeVisible()
  await founder.getByRole('button', { name: 'К профилю' }).click()
  await founder.getByRole('button', { name: 'Версия для печати' }).click()
  await expect(founder.getByRole('heading', { level: 1, name: project.name })).toBeVisible()
  await founder.emulateMedia({ media: 'print' })
  await expect(founder.getByRole('button', { name: 'Напечатать' })).toBeHidden()
  await founder.emulateMedia({ media: 'screen' })
  await founder.getByRole('button', { name: 'К профилю' }).click()
  await expect(founder.getByRole('tab', { name: 'Профиль' })).toBeVisible()
})

test('people excluded by the level do not learn that the project exists', async () => {
  await askDatabase(`update project set access_level = 'ACCELERATOR_TEAM' where id = $1`, [project.id])
  await stranger.goto(page())
  await expect(stranger.getByRole('heading', { name: 'Проект не найден' })).toBeVisible()
  await expect(stranger.getByRole('heading', { name: project.name })).toBeHidden()
  await askDatabase(`update project set access_level = 'ALL' where id = $1`, [project.id])
  expect(founder.troubles).toEqual([])
})
