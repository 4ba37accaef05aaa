import type { Page } from '@playwright/test'
import { chooseAction, dialog, newName, proveOnceMore, register } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import {
  browserOf,
  demoPassword,
  openBrowser,
  openPage,
  passLogin,
  type WatchedPage,
} from './support/people.ts'
import { outlivedToken } from './support/tokens.ts'

/**
 * A person requests a role and transfers it; an administrator decides, acts in their name, and blocks their access.
 */
test.describe.configure({ mode: 'serial' })

const stamp = Date.now().toString(36)
const asker = { lastName: 'Сидельникова', firstName: 'Юлия', email: `sidelnikova.${stamp}@people.example` }
const heir = { lastName: 'Преемников', firstName: 'Егор', email: `preemnikov.${stamp}@people.example` }
const project = newName('Сервис подмены шин')
const ownRoles = '/bch/view/person-user-profile?tab=roles'

let admin: WatchedPage
let own: WatchedPage
let other: WatchedPage

const enter = async (page: Page, who: typeof asker): Promise<void> => {
  await page.goto('/login-portal')
  await register(page, who)
  await expect(page).toHaveURL(/\/bch\/view\//, { timeout: 20_000 })
}

const leave = async (page: Page): Promise<void> => {
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/portal$/)
}

const enterAgain = async (page: Page, who: typeof asker): Promise<void> => {
  await page.goto('/login-portal')
  await passLogin(page, who.email)
  await expect(page).toHaveURL(/\/bch\/view\//, { timeout: 20_000 })
}

/** Opens the role selection of the profile menu. */
const roleChoice = async (page: Page, role: string) => {
  await page.getByRole('button', { name: /^Профиль:/ }).click()
  return page.getByRole('menuitemradio', { name: role })
}

const confirmed = (page: Page, action: string): Promise<void> =>
  dialog(page).getByRole('button', { name: action, exact: true }).click()

const bar = (page: Page) => page.getByRole('complementary', { name: 'Вход под чужим именем' })

test.beforeAll(async ({ browser }) => {
  own = await openBrowser(browser)
  await enter(own, asker)
  other = await openBrowser(browser)
  await enter(other, heir)
  admin = await browserOf(browser, 'admin')
})

test('a user who requests the investor role has it once the administrator agrees, without a new sign-in', async () => {
  await own.goto(ownRoles)
  await own.getByRole('button', { name: 'Запросить роль «Инвестор»' }).click()
  await dialog(own).getByRole('textbox').fill('Частный инвестор, ищу команды на стадии первых продаж.')
  await confirmed(own, 'Отправить запрос')
  await expect(own.getByText('Ждёт решения')).toBeVisible()

  await admin.goto(`/admin/people?tab=roleRequests&q=${asker.email}`)
  await chooseAction(admin, 'Ещё действия: Сидельникова', 'Назначить роль')
  await expect(dialog(admin)).toContainText('стадии первых продаж')
  await confirmed(admin, 'Назначить роль')
  await proveOnceMore(admin)
  await expect(admin.getByRole('row', { name: /Сидельникова/ })).toContainText('Принят')

  await expect(own.getByRole('listitem').filter({ hasText: 'Инвестор' }).getByText('Принят')).toBeVisible()
  await (await roleChoice(own, 'Инвестор')).click()
  await expect(await roleChoice(own, 'Инвестор')).toBeChecked()
  await own.keyboard.press('Escape')
})

test('the role to begin with is the chosen one, else the one used last', async () => {
  await own.goto(ownRoles)
  await (await roleChoice(own, 'Инициатор')).click()
  await own.goto(ownRoles)
  await own.getByLabel('Роль после входа').selectOption({ label: 'Инвестор' })
  await expect(own.getByText('Роль после входа сохранена')).toBeVisible()
  await leave(own)
  await enterAgain(own, asker)
  await expect(await roleChoice(own, 'Инвестор')).toBeChecked()
  await own.keyboard.press('Escape')

  await own.goto(ownRoles)
  await own.getByLabel('Роль после входа').selectOption({ label: 'С последней выбранной роли' })
  await expect(own.getByText('Роль после входа сохранена')).toBeVisible()
  await (await roleChoice(own, 'Инициатор')).click()
  await expect(await roleChoice(own, 'Инициатор')).toBeChecked()
  await leave(own)
  await enterAgain(own, asker)
  await expect(await roleChoice(own, 'Инициатор')).toBeChecked()
  await own.keyboard.press('Escape')
})

test('a role is handed over when both agree, and an administrator stops a hand-over', async () => {
  const offer = async (from: WatchedPage, to: string): Promise<void> => {
    await from.goto(ownRoles)
    await chooseAction(from, 'Действия с ролью «Инвестор»', 'Передать роль')
    await dialog(from).getByLabel('Электронная почта получателя').fill(to)
    await confirmed(from, 'Предложить роль')
    await proveOnceMore(from)
    await expect(from.getByText('Ждёт ответа', { exact: true })).toBeVisible()
  }
  await offer(own, heir.email)
  await other.goto(ownRoles)
  await other.getByRole('button', { name: 'Принять', exact: true }).click()
  await confirmed(other, 'Принять')
  await expect(other.getByText('Ждёт подтверждения')).toBeVisible()

  await own.goto(ownRoles)
  await own.getByRole('button', { name: 'Подтвердить передачу' }).click()
  await confirmed(own, 'Подтвердить передачу')
  await expect(own.getByText('Передана', { exact: true })).toBeVisible()
  await expect(await roleChoice(other, 'Инвестор')).toBeVisible()
  await other.keyboard.press('Escape')

  await offer(other, asker.email)
  await admin.goto(`/admin/role-transfer?q=${heir.email}&status=OFFERED`)
  await admin.getByRole('button', { name: 'Отозвать' }).click()
  await confirmed(admin, 'Отозвать')
  await admin.goto(`/admin/role-transfer?q=${heir.email}`)
  await expect(admin.getByRole('row', { name: /Отозвана/ })).toBeVisible()
})

test('an administrator acts in somebody’s name under both names, on every page, until they return', async () => {
  const tab = await openPage(admin.context())
  await tab.goto('/admin/people')
  await admin.goto(`/admin/login-as?q=${asker.email}`)
  await admin.getByRole('button', { name: /^Войти\sкак\sСидельникова/ }).click()
  await dialog(admin).getByRole('textbox').fill('Обращение № 17: не сохраняется проект')
  await confirmed(admin, 'Войти')
  await expect(admin).toHaveURL(/\/bch\/view\//)
  await expect(bar(admin)).toContainText('Сидельникова Юлия')
  await expect(bar(tab)).toContainText('Сидельникова Юлия')
  await tab.close()

  await admin.goto('/portal')
  await expect(bar(admin)).toBeVisible()
  const outlived = await outlivedToken(await admin.evaluate(() => localStorage.getItem('access_token')!))
  await admin.evaluate((token) => localStorage.setItem('access_token', token), outlived)
  await admin.goto('/bch/view/my-projects/edit')
  await expect(bar(admin)).toBeVisible()

  await admin.getByRole('textbox', { name: /^Название/ }).fill(project)
  await admin.getByRole('button', { name: 'Создать проект' }).click()
  await expect(admin).toHaveURL(/projectId=\d+/)
  await admin.getByRole('tab', { name: 'Основные настройки' }).click()
  await expect(admin.getByText(/Никитин\sА\.\sД\..*Сидельникова\sЮ\./)).toBeVisible()

  await admin.goto(ownRoles)
  await expect(admin.getByText('менять его роли нельзя')).toBeVisible()
  await expect(admin.getByRole('button', { name: /^Запросить роль/ })).toHaveCount(0)

  await bar(admin).getByRole('button', { name: 'Вернуться к себе' }).click()
  await expect(admin).toHaveURL(/\/admin\/people/)
  await expect(bar(admin)).toHaveCount(0)
  await expect(admin.getByRole('button', { name: /^Профиль: Никитин/ })).toBeVisible()

  await own.goto('/bch/view/notifications')
  await expect(own.getByText('Администратор вошёл под вашим именем').first()).toBeVisible()
})

test('who is blocked is out at once, learns why by email, and is answered as for a wrong password', async () => {
  await own.goto('/bch/view/my-projects')
  await expect(own.getByRole('link', { name: project })).toBeVisible()
  await admin.goto(`/admin/people?q=${asker.email}`)
  await chooseAction(admin, 'Ещё действия: Сидельникова', 'Заблокировать')
  await dialog(admin).getByRole('textbox').fill('Рассылка рекламы')
  await confirmed(admin, 'Заблокировать')
  // After returning to their own account the administrator has another session.
  await proveOnceMore(admin)
  await expect(admin.getByRole('row', { name: /Сидельникова/ })).toContainText('Доступ закрыт')

  await expect(own).toHaveURL(/\/sso\/login/, { timeout: 20_000 })
  const refusal = async (password: string): Promise<string> => {
    await own.reload()
    await passLogin(own, asker.email, password)
    return own.getByRole('alert').innerText()
  }
  expect(await refusal(demoPassword)).toBe(await refusal('wrong-Passw0rd'))
  await expect
    .poll(() =>
      askDatabase('select template from mail where to_address = $1 order by id desc limit 1', [asker.email]),
    )
    .toEqual([{ template: 'PERSON_BLOCKED' }])
})

test('nothing troubled the administrator’s console but the token that had expired', () => {
  expect(admin.troubles.filter((trouble) => !trouble.includes('401'))).toEqual([])
})
