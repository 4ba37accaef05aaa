import { apply, dialog, newName, openInWork } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { browserOf, passLogin, signIn } from './support/people.ts'

test('a session that ends in the middle of a form costs a sign-in, and nothing that was typed', async ({
  browser,
}) => {
  const page = await browserOf(browser, 'ini')
  await page.goto('/bch/view/my-projects')
  await page.getByRole('link', { name: 'Создать проект' }).click()
  const name = newName('Дрон-опылитель')
  await page.getByLabel('Название').fill(name)

  await askDatabase(
    `update sso.session set ended_at = now() where account_id =
       (select id from sso.account where email = 'ini@demo.example') and ended_at is null`,
  )
  await askDatabase(
    `update sso.project_session set ended_at = now() where ended_at is null and session_id in
       (select s.id from sso.session s join sso.account a on a.id = s.account_id where a.email = 'ini@demo.example')`,
  )
  await askDatabase(
    `update sso.refresh_token set revoked_at = now() where revoked_at is null and session_id_hash in
       (select p.session_id_hash from sso.project_session p join sso.session s on s.id = p.session_id
        join sso.account a on a.id = s.account_id where a.email = 'ini@demo.example')`,
  )
  await page.evaluate(() => localStorage.setItem('access_token', 'outlived'))
  await page.getByRole('button', { name: 'Создать проект' }).click()

  await expect(page).toHaveURL(/\/sso\/login/)
  await passLogin(page, 'ini@demo.example')
  await expect(page).toHaveURL(/\/bch\/view\/my-projects\/edit/)
  await expect(page.getByLabel('Название')).toHaveValue(name)
  await page.getByRole('button', { name: 'Создать проект' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('concurrent acceptance and withdrawal: one wins, the other gets a conflict', async ({ browser }) => {
  const founder = await browserOf(browser, 'ini')
  const name = newName('Сушилка для зерна')
  await founder.goto('/bch/view/my-projects/edit')
  await founder.getByLabel('Название').fill(name)
  await founder.getByRole('button', { name: 'Создать проект' }).click()
  await expect(founder.getByRole('heading', { level: 1, name })).toBeVisible()
  await apply(founder, 'predposev', name)

  const team = await browserOf(browser, 'acc')
  const drawer = await openInWork(team, name)
  await drawer.getByRole('button', { name: 'Принять', exact: true }).click()
  const accept = dialog(team, 'Принять заявку').getByRole('button', { name: 'Принять заявку' })
  await expect(accept).toBeVisible()

  await founder.goto('/bch/view/my-acceleration-requests')
  await founder.getByRole('row', { name }).getByRole('link').click()
  await dialog(founder, 'Заявка').getByRole('button', { name: 'Отозвать заявку' }).click()
  const question = dialog(founder, 'Отозвать заявку')
  const revoke = question.getByRole('button', { name: 'Отозвать заявку' })
  await expect(revoke).toBeVisible()
  await Promise.all([accept.click(), revoke.click()])

  const won = team.getByText(`Заявка проекта «${name}» принята`)
  const lost = team.getByText(`Состояние проекта «${name}» уже изменили без вас. Список обновлён.`)
  await expect(won.or(lost).first()).toBeVisible()
  const accepted = await won.isVisible()
  if (accepted) await expect(founder.getByText('уже изменили без вас').first()).toBeVisible()
  else await expect(founder.getByText('Заявка отозвана', { exact: true })).toBeVisible()

  await founder.goto('/bch/view/my-acceleration-requests')
  await expect(founder.getByRole('row', { name })).toContainText(accepted ? 'Принята' : 'Отозвана')
})

test('an address that names nothing, or something of others, is not found', async ({ browser }) => {
  const founder = await browserOf(browser, 'ini')
  const [foreignProject] = await askDatabase<{ id: string }>(
    `select p.id from project p where not exists (select 1 from project_member m join person l
     on l.uid = m.person_uid where m.project_id = p.id and l.email = 'ini@demo.example')
     and p.publication_status = 'DRAFT' order by p.id limit 1`,
  )
  const [foreignWork] = await askDatabase<{ id: string }>(
    `select t.id from project_track t where not exists (select 1 from project_member m join person l
     on l.uid = m.person_uid where m.project_id = t.project_id and l.email = 'ini@demo.example') order by t.id limit 1`,
  )
  for (const address of [
    '/bch/view/my-projects/edit?projectId=999999999',
    `/bch/view/my-projects/edit?projectId=${foreignProject!.id}`,
    '/bch/view/my-acceleration-requests/initiator-details?projectTrackId=999999999',
    `/bch/view/my-acceleration-requests/initiator-details?projectTrackId=${foreignWork!.id}`,
    '/bch/view/no-such-screen',
  ]) {
    await founder.goto(address)
    await expect(founder.getByText('Страница не найдена').last(), address).toBeVisible()
  }
  // The error is shown next to the menu, and in the tab's title; outside the work area it links to the main page.
  await expect(founder.getByRole('navigation', { name: 'Меню' })).toBeVisible()
  await expect(founder).toHaveTitle('Страница не найдена')
  await founder.goto('/bch')
  await expect(founder).toHaveURL(/\/bch\/view\/my-projects$/)
  for (const address of ['/s/no-such-track', '/details/accelerator-program-track?id=abc']) {
    await founder.goto(address)
    await expect(founder.getByRole('heading', { name: 'Трек не найден' }), address).toBeVisible()
  }

  const admin = await signIn(browser, 'acc-admin')
  const [foreignTrack] = await askDatabase<{ id: string }>(
    `select id from track where accelerator_id not in (select accelerator_id from accelerator_member m
     join person p on p.uid = m.person_uid where p.email = 'acc-admin@demo.example') order by id limit 1`,
  )
  const [foreignRequest] = await askDatabase<{ id: string }>(
    `select id from acceleration_request where accelerator_id not in (select accelerator_id from accelerator_member m
     join person p on p.uid = m.person_uid where p.email = 'acc-admin@demo.example') order by id limit 1`,
  )
  await admin.goto(`/bch/view/accelerator-settings/track?trackId=${foreignTrack!.id}`)
  await expect(admin.getByText('Такой записи нет')).toBeVisible()
  await admin.goto(`/bch/view/projects-in-work?requestId=${foreignRequest!.id}`)
  await expect(dialog(admin).getByText('Страница не найдена')).toBeVisible()
})

test('a screen that is not in the own menu leads to the first that is', async ({ browser }) => {
  const founder = await signIn(browser, 'ini')
  const first = founder.getByRole('navigation', { name: 'Главное меню' }).getByRole('link').first()
  const target = await first.getAttribute('href')
  await founder.goto('/bch/view/accelerator-settings')
  await expect(founder).toHaveURL(new RegExp(`${target}$`))
  await expect(founder.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an unavailable portal is reported, and the page recovers automatically', async ({ browser }) => {
  const page = await browserOf(browser, 'ini')
  await page.goto('/bch/view/my-projects')
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  // The screen's script has not been loaded yet.
  await page.context().setOffline(true)
  await page.getByRole('link', { name: /^Мои\s+заявки/ }).click()
  await expect(page.getByText('Нет связи с порталом. Проверьте интернет и повторите.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/my-acceleration-requests/)
  await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: 30_000 })

  await page.route('**/api/**', (route) => route.abort())
  await page.route('**/readyz', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Портал временно недоступен' }).last()).toBeVisible()
  await page.unrouteAll()
  await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: 30_000 })
})
