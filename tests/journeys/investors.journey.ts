import { createHash } from 'node:crypto'
import { dialog } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { obstacles, overflow, rawKeys, settled } from './support/look-over.ts'
import { browserOf, openBrowser, signIn, type WatchedPage } from './support/people.ts'

/**
 * The investor showcase, and a data request that goes from the investor through the accelerator to the project's
 * team, which opens a data room and closes it.
 */
test.describe.configure({ mode: 'serial' })

const listPath = '/showcase/investors-list'

const looksRight = async (page: WatchedPage): Promise<void> => {
  await settled(page)
  expect(await obstacles(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(rawKeys(await page.locator('body').innerText())).toEqual([])
}

for (const locale of ['ru', 'en'] as const)
  test(`a guest reads the cards of investors who agreed to that (${locale})`, async ({ browser }) => {
    const guest = await openBrowser(browser, { locale })
    await guest.goto(listPath)
    const cards = guest.locator('article.show-card')
    await expect(cards.first()).toBeVisible()
    await looksRight(guest)
    await cards.first().getByRole('link').click()
    await expect(guest).toHaveURL(/investor-details\?id=/)
    await expect(guest.locator('article.details h1')).toBeVisible()
    await looksRight(guest)
  })

test('a founder is led to what everybody may know of investing', async ({ browser }) => {
  const founder = await signIn(browser, 'ini')
  await founder.goto(listPath)
  await expect(founder).toHaveURL(/\/portal\/investors-static/)
})

test('so is everybody when no accelerator shows investors', async ({ browser }) => {
  await askDatabase('update accelerator set investor_cards_shown = false returning id')
  const guest = await openBrowser(browser)
  await guest.goto(listPath)
  await expect(guest).toHaveURL(/\/portal\/investors-static/)
})

test('an investor requests data, the accelerator passes that on, the team opens a data room and closes it', async ({
  browser,
}) => {
  const [project] = await askDatabase<{ id: string; name: string }>(
    `select p.id, p.name from shown_project s join project p on p.id = s.project_id
       join person u on u.uid = p.leader_uid join accelerator_member m on m.accelerator_id = s.accelerator_id
       join person a on a.uid = m.person_uid and a.email = 'acc-admin@demo.example'
     where s.leads and u.email = 'ini@demo.example'
       and exists (select from project_document d where d.project_id = p.id)
       and not exists (select from project_member o join person x on x.uid = o.person_uid
         where o.project_id = p.id and x.email in ('inv@demo.example', 'acc-admin@demo.example'))
     order by p.id limit 1`,
  )
  // The demo has a data request for this project: it is removed first.
  await askDatabase(`delete from data_request where project_id = ${project!.id} returning id`)
  const [investor, team, founder] = [
    await signIn(browser, 'inv'),
    await browserOf(browser, 'acc-admin'),
    await browserOf(browser, 'ini'),
  ]
  await expect(investor).toHaveURL(/investor-workspace/)
  await looksRight(investor)
  await investor.goto(`/bch/view/project-details?id=${project!.id}`)
  await investor.getByRole('button', { name: /Запросить\sданные/ }).click()
  const form = dialog(investor)
  await form.getByLabel(/^Зачем/).fill('Хочу проверить выручку.')
  await form.getByRole('switch', { name: /Подтверждаю/ }).check()
  await form.getByRole('button', { name: /Отправить\sзапрос/ }).click()
  await expect(investor.getByRole('link', { name: /ждёт\sответа\sакселератора/ })).toBeVisible()

  const rowOf = (page: WatchedPage) => page.getByRole('row').filter({ hasText: project!.name }).first()
  await team.goto('/bch/view/data-requests?status=NEW')
  await looksRight(team)
  await rowOf(team)
    .getByRole('button', { name: /Действия/i })
    .click()
  await team.getByRole('menuitem', { name: /Передать\sкоманде/ }).click()
  await dialog(team)
    .getByRole('button', { name: /Передать\sкоманде/ })
    .click()

  await founder.goto('/bch/view/data-requests?status=PASSED')
  await rowOf(founder).getByRole('link').first().click()
  await founder.getByRole('button', { name: /Выбрать,\sчто\sоткрыть/ }).click()
  const choice = dialog(founder)
  await choice.getByRole('combobox', { name: /^Документы/ }).click()
  await founder.getByRole('option').first().click()
  await choice.getByLabel(/^Открыть\sдо/).fill('31.12.2026')
  await choice.getByRole('button', { name: /Сохранить\sвыбор/ }).click()
  await founder.getByRole('button', { name: /Открыть\sкомнату/ }).click()
  await dialog(founder)
    .getByRole('button', { name: /Открыть\sкомнату/ })
    .click()
  await expect(founder.getByText(/Комнату\sещё\sне\sоткрывали/)).toBeVisible()
  await looksRight(founder)

  await investor.goto(`/bch/view/project-details?id=${project!.id}`)
  await investor.getByRole('link', { name: /Открыть\sкомнату/ }).click()
  await expect(investor.getByRole('heading', { name: /Документы/ })).toBeVisible()
  await looksRight(investor)
  await expect(founder.getByText(/Вход\sв\sкомнату/).first()).toBeVisible()

  await founder.getByRole('button', { name: /Закрыть\sкомнату/ }).click()
  await dialog(founder)
    .getByRole('button', { name: /Закрыть\sкомнату/ })
    .click()
  // The page that the investor has open is emptied automatically.
  await expect(investor.getByRole('heading', { name: /Документы/ })).toBeHidden()
})

for (const locale of ['ru', 'en'] as const)
  test(`the link of an email reports the company’s figures without signing in (${locale})`, async ({
    browser,
  }) => {
    const link = `a-link-of-a-letter-${locale}`
    const linkHash = createHash('sha256').update(link).digest('base64url')
    const [project] = await askDatabase<{ name: string }>(
      `update figure_ask a set link_hash = '${linkHash}', answered_at = null, company = null, revenue = null, currency = null
        from project p where p.id = a.project_id and a.id = (
          select id from figure_ask where until_day >= current_date order by id limit 1) returning p.name`,
    )
    const guest = await openBrowser(browser, { locale })
    await guest.goto(`/company-figures?link=${link}`)
    await expect(guest.getByRole('heading', { name: project!.name })).toBeVisible()
    await looksRight(guest)
    // An empty selection is reported at its field.
    await guest.locator('form button[type=submit]').click()
    await expect(guest.getByRole('alert').first()).toBeVisible()
    await guest.getByLabel(/Как\sдела|How\sis\sthe\scompany/).selectOption('WORKING')
    await guest.locator('form button[type=submit]').click()
    await expect(guest.getByText(/Спасибо|Thank you/)).toBeVisible()
    await looksRight(guest)
  })

test('an investor informs a team of their interest; the team reads it, the accelerator counts without names', async ({
  browser,
}) => {
  const [project] = await askDatabase<{ id: string; name: string }>(
    `select p.id, p.name from shown_project s join project p on p.id = s.project_id
       join person u on u.uid = p.leader_uid
     where s.leads and u.email = 'ini@demo.example'
       and not exists (select from project_member o join person x on x.uid = o.person_uid
         where o.project_id = p.id and x.email = 'inv@demo.example') order by p.id limit 1`,
  )
  await askDatabase(`delete from deal where project_id = ${project!.id} returning id`)
  const [investor, founder, team] = [
    await browserOf(browser, 'inv'),
    await browserOf(browser, 'ini'),
    await browserOf(browser, 'acc-admin'),
  ]
  await investor.goto(`/bch/view/project-details?id=${project!.id}`)
  await investor.getByRole('button', { name: /Заявить\sоб\sинтересе/ }).click()
  await dialog(investor)
    .getByLabel(/^Сообщение команде/)
    .fill('Хочу посмотреть модель.')
  await dialog(investor)
    .getByRole('button', { name: /Сообщить\sкоманде/ })
    .click()
  await expect(investor.getByRole('link', { name: /Сделка:/ })).toBeVisible()
  await founder.goto(`/bch/view/deals?projectId=${project!.id}`)
  await expect(founder.getByText('Хочу посмотреть модель.').first()).toBeVisible()
  await looksRight(founder)
  await team.goto('/bch/view/investor-interest')
  await expect(team.getByRole('heading', { name: /Интерес\sинвесторов/ })).toBeVisible()
  await looksRight(team)
})
