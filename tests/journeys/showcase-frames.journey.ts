import type { Page } from '@playwright/test'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { elementSnippet, frameSnippet } from '../../features/showcases/web/access/snippets.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { browserOf, openBrowser } from './support/people.ts'

/** An external site on its own origin; its page `/frame` shows other HTML. */
const openSite = async (
  main: string,
  framed = '',
): Promise<{ origin: string; close: () => Promise<void> }> => {
  const server: Server = createServer((request, reply) => {
    const html = request.url === '/frame' ? framed : main
    reply.setHeader('content-type', 'text/html; charset=utf-8')
    reply.end(
      `<!doctype html><html lang="ru"><title>Сайт</title><body style="margin:0"><h1>Сайт</h1>${html}</body></html>`,
    )
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', () => done()))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((done) => void server.close(() => done())),
  }
}

const frameOf = (page: Page) => page.frameLocator('iframe[title="Наши проекты"]')

/** Difference between the heights of the frame and of its content. */
const surplusOf = async (page: Page): Promise<number> => {
  const shown = await frameOf(page)
    .locator('.frame')
    .evaluate((element) => Math.ceil(element.getBoundingClientRect().height))
  return (await page.locator('iframe').evaluate((element) => element.clientHeight)) - shown
}

/**
 * Opens a project while the end of a long list is in view: the frame takes its height, and its top is scrolled into
 * view.
 */
const opensInView = async (page: Page, project: string): Promise<void> => {
  await expect.poll(() => surplusOf(page)).toBe(0)
  await page.locator('iframe').evaluate((element) => {
    element.style.marginBlock = '1500px 3000px'
    window.scrollTo(0, element.getBoundingClientRect().bottom + window.scrollY - 100)
  })
  await frameOf(page)
    .getByRole('link', { name: project })
    .evaluate((link) => link.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expect(frameOf(page).getByRole('heading', { level: 1, name: project })).toBeVisible()
  const top = () =>
    page.locator('iframe').evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await expect.poll(top).toBeGreaterThanOrEqual(0)
  expect(await top()).toBeLessThan(900)
  await expect.poll(() => surplusOf(page)).toBe(0)
}

/** An administrator allows a site and copies the code that embeds the projects there; another site shows nothing. */
test('a site that was let in shows the projects of a showcase, and no other does', async ({
  browser,
  baseURL,
}) => {
  const [found] = await askDatabase<{ id: string; project: string }>(
    `select s.id, (select p.name from project_publication u join project p on p.id = u.project_id
       where u.template_id = s.id and u.status = 'PUBLISHED' and p.access_level = 'ALL' order by u.published_at desc, u.id desc limit 1) as project
     from publication_template s where s.is_main and s.accelerator_id = (
       select accelerator_id from accelerator_member m join person a on a.uid = m.person_uid where a.email = 'acc-admin@demo.example')`,
  )
  const { id, project } = found!
  const embedded = {
    portal: baseURL!,
    id: Number(id),
    view: 'list',
    lang: 'ru',
    label: 'Наши проекты',
  } as const
  const [site, other] = await Promise.all([
    openSite(elementSnippet(embedded), frameSnippet(embedded)),
    openSite(frameSnippet({ ...embedded, view: 'cards' })),
  ])

  const admin = await browserOf(browser, 'acc-admin')
  await admin.goto(`/bch/view/publicationTemplateConstructor/${id}/settings`)
  await admin.getByRole('link', { name: 'На других сайтах' }).click()
  await admin.getByRole('button', { name: 'Добавить сайт' }).click()
  const drawer = admin.getByRole('dialog')
  await drawer.getByLabel('Адрес сайта').fill(`${site.origin}/page`)
  await drawer.getByRole('button', { name: 'Добавить сайт' }).click()
  await expect(drawer.getByLabel('Адрес сайта')).toHaveAttribute('aria-invalid', 'true')
  await drawer.getByLabel('Адрес сайта').fill(site.origin)
  await drawer.getByRole('button', { name: 'Добавить сайт' }).click()
  await expect(admin.getByText(site.origin, { exact: true })).toBeVisible()
  await admin.getByRole('link', { name: 'Ключи API' }).click()
  await admin.getByRole('button', { name: 'Создать ключ' }).click()
  await drawer.getByLabel('Для чего он').fill('Наш сайт')
  await drawer.getByRole('button', { name: 'Создать ключ' }).click()
  const key = await drawer.getByLabel('Ключ').inputValue()
  await drawer.getByRole('button', { name: 'Готово' }).click()
  expect(admin.troubles).toEqual([])

  const page = await openBrowser(browser)
  await page.goto(site.origin)
  const frame = frameOf(page)
  await expect(frame.getByRole('link', { name: project })).toBeVisible()
  const height = () => page.locator('iframe').evaluate((element) => element.clientHeight)
  await expect.poll(height).not.toBe(640)
  await opensInView(page, project)
  const before = await height()
  await page.locator('runway-showcase').evaluate((element) => element.setAttribute('theme', 'dark'))
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(before).toBeGreaterThan(100)
  await page.evaluate(() => history.back())
  await expect(frame.getByRole('link', { name: project })).toBeVisible()
  await expect.poll(() => surplusOf(page)).toBe(0)
  // Messages from other origins to the page or to the frame are ignored.
  const heightBefore = await height()
  await page.evaluate(() => window.postMessage({ source: 'runway-showcase', kind: 'height', height: 7 }, '*'))
  expect(await height()).toBe(heightBefore)
  await page.goto(`${site.origin}/frame`)
  await opensInView(page, project)
  expect(page.troubles).toEqual([])

  const answer = await page.request.get(`${baseURL}/api/v1/public/showcase/projects`, {
    headers: { 'x-api-key': key },
  })
  expect(JSON.stringify(await answer.json())).toContain(project)

  const refused = await openBrowser(browser)
  await refused.goto(other.origin)
  await expect(refused.getByRole('heading', { name: 'Сайт' })).toBeVisible()
  await expect.poll(() => refused.troubles.join()).toContain('frame-ancestors')
  await expect(refused.frameLocator('iframe').getByText(project)).toBeHidden()

  for (const path of ['/projectsListFrame/details', '/projectsListCardFrame/details']) {
    await page.goto(`${path}?showcase=${id}&theme=dark`)
    // A list with free space below loads more automatically, and announces its progress.
    const list = path.replace('/details', '')
    await expect(page).toHaveURL(new RegExp(`${list}\\?showcase=${id}&theme=dark(?:&shown=\\d+)?$`))
  }
  const headers = (await page.request.get('/portal')).headers()
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  await Promise.all([site.close(), other.close()])
})
