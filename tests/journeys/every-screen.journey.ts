import type { Browser } from '@playwright/test'
import type { ScreenAccess } from '#platform/web/screen.ts'
import { pages as publicPages } from '../../apps/web/public/pages.ts'
import { pagePaths as signOnPaths } from '../../apps/sso/server/pages.ts'
import { addressNumber } from '../../features/profile-templates/web/address-number.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import {
  aboveHeading,
  loadedScript,
  obstacles,
  overflow,
  rawKeys,
  rulesOfLook,
  settled,
  switchLanguage,
  switchTheme,
} from './support/look-over.ts'
import { openBrowser, signIn, type Look, type WatchedPage } from './support/people.ts'
import { demoMenus } from './support/demo-menus.ts'
import { allScreens } from './support/screens.ts'

/** Who opens a screen, and what its address says besides the path. */
type Visit = {
  /** Who, where not whoever its access names first. */
  account?: string
  /** The address, where the path alone is not enough. */
  address?: () => Promise<string>
  /** Another address of the screen, with what once made it too wide; only its width is looked at. */
  besides?: () => Promise<string>
  /** Where the page passes on to; that page is opened, too. */
  lands?: RegExp
  /** What the browser itself says in the console when the page is refused, as it must be without a session or token. */
  refused?: string
}

const one = async (sql: string): Promise<string> => {
  const [row] = await askDatabase<{ id: string }>(sql)
  if (!row) throw new Error(`the demo has nothing for: ${sql}`)
  return row.id
}

const ofAccelerator = `(select accelerator_id from accelerator_member m join person p on p.uid = m.person_uid
  where p.email = 'acc-admin@demo.example')`

const idOf = (path: string, parameter: string, sql: string) => async () =>
  `${path}?${parameter}=${await one(sql)}`

const mainShowcase = () =>
  one(`select id from publication_template where is_main and accelerator_id = ${ofAccelerator}`)

/** A showcase in the frames of other sites, opened by themselves: its list and one of its projects. */
const framePages = (): Record<string, Visit> => {
  const project = async () =>
    one(
      `select project_id as id from shown_project where reach = 0 and template_id = ${await mainShowcase()} limit 1`,
    )
  return Object.fromEntries(
    ['/projectsListFrame', '/projectsListCardFrame'].flatMap((path): [string, Visit][] => [
      [path, { address: async () => `${path}?showcase=${await mainShowcase()}` }],
      [
        `${path}/details`,
        { address: async () => `${path}/details?showcase=${await mainShowcase()}&id=${await project()}` },
      ],
    ]),
  )
}

/** What opens a screen where its path and access do not say it. */
const exceptions: Record<string, Visit> = {
  '/bch/view': { account: 'acc', lands: /\/bch\/view\/projects-in-work/ },
  '/bch/view/bch-test': { account: 'acc' },
  '/bch/view/my-acceleration-requests/initiator-details': {
    address: idOf(
      '/bch/view/my-acceleration-requests/initiator-details',
      'projectTrackId',
      `select t.id from project_track t join project p on p.id = t.project_id join person l on l.uid = p.leader_uid
       join project_trackpoint k on k.project_track_id = t.id
       where l.email = 'ini@demo.example' and k.state = 'START' order by t.id limit 1`,
    ),
    // A task with a group: its cards tell what happens to them in hidden words.
    besides: idOf(
      '/bch/view/my-acceleration-requests/initiator-details',
      'projectTrackId',
      `select t.id from project_track t join project p on p.id = t.project_id join person l on l.uid = p.leader_uid
       join project_trackpoint k on k.project_track_id = t.id
       where l.email = 'ini@demo.example' and k.state = 'DONE_CODE' and k.asked @> '[{"code": "pilots"}]' limit 1`,
    ),
  },
  '/bch/view/my-acceleration-requests/application': {
    account: 'ini',
    address: idOf(
      '/bch/view/my-acceleration-requests/application',
      'draftId',
      `select d.id from application_draft d join person l on l.uid = d.created_by
       where l.email = 'ini@demo.example' limit 1`,
    ),
  },
  '/bch/view/acceleration-summary/sponsors': {
    address: idOf(
      '/bch/view/acceleration-summary/sponsors',
      'programmeId',
      `select id from programme where accelerator_id in ${ofAccelerator} order by id limit 1`,
    ),
  },
  '/bch/view/tracker-work-status/tasks': { account: 'acc' },
  '/bch/view/accelerator-settings/program': {
    address: idOf(
      '/bch/view/accelerator-settings/program',
      'acceleratorProgramId',
      `select id from programme where accelerator_id in ${ofAccelerator} order by id limit 1`,
    ),
  },
  '/bch/view/accelerator-settings/track': {
    address: idOf(
      '/bch/view/accelerator-settings/track',
      'trackId',
      `select id from track where accelerator_id in ${ofAccelerator} order by id limit 1`,
    ),
  },
  '/bch/view/acceleration-timetable/editor': {
    address: idOf(
      '/bch/view/acceleration-timetable/editor',
      'trackId',
      `select id from track where accelerator_id in ${ofAccelerator} and request_type = 'ON_SCHEDULE' order by id limit 1`,
    ),
  },
  '/bch/view/accelerator-settings/trackpoint': {
    address: idOf(
      '/bch/view/accelerator-settings/trackpoint',
      'trackpointId',
      `select id from trackpoint where accelerator_id in ${ofAccelerator} order by id limit 1`,
    ),
  },
  '/bch/view/accelerator-settings/trackpoint/selection': {
    account: 'acc-admin',
    address: idOf(
      '/bch/view/accelerator-settings/trackpoint/selection',
      'trackpointId',
      `select trackpoint_id as id from selection_settings where accelerator_id in ${ofAccelerator} limit 1`,
    ),
  },
  '/bch/view/projects-in-work/decision-run': {
    account: 'acc-admin',
    address: idOf(
      '/bch/view/projects-in-work/decision-run',
      'runId',
      `select id from decision_run where accelerator_id in ${ofAccelerator} order by id limit 1`,
    ),
  },
  '/bch/view/accelerator-settings/selection-record': {
    address: idOf(
      '/bch/view/accelerator-settings/selection-record',
      'recordId',
      `select id from selection_record where accelerator_id in ${ofAccelerator} order by id limit 1`,
    ),
  },
  '/bch/view/expert-job-order/earnings': { account: 'exp' },
  // In work: what the team handed in stands beside the review.
  '/bch/view/expert-job-order/details': {
    address: idOf(
      '/bch/view/expert-job-order/details',
      'expertJobId',
      `select j.id from expert_job j join person p on p.uid = j.expert_uid
       where p.email = 'exp@demo.example' and j.status = 'PROCESS' order by j.id limit 1`,
    ),
  },
  '/bch/view/publicationTemplateConstructor/:publicationTemplateId': {
    account: 'acc-admin',
    address: async () => `/bch/view/publicationTemplateConstructor/${await mainShowcase()}`,
  },
  '/bch/view/publicationTemplateConstructor/:publicationTemplateId/settings': {
    account: 'acc-admin',
    address: async () => `/bch/view/publicationTemplateConstructor/${await mainShowcase()}/settings`,
  },
  '/bch/view/intake-forms/form': {
    address: idOf(
      '/bch/view/intake-forms/form',
      'formId',
      `select id from intake_form where accelerator_id in ${ofAccelerator} order by id limit 1`,
    ),
  },
  '/bch/view/intake-forms/submission': {
    address: idOf(
      '/bch/view/intake-forms/submission',
      'submissionId',
      `select id from form_submission where accelerator_id in ${ofAccelerator} and reason = 'HAS_PROBLEMS' limit 1`,
    ),
  },
  '/bch/view/expert-job/conflicts': { account: 'acc-admin' },
  '/bch/view/expert-job/details': {
    account: 'acc-admin',
    address: idOf(
      '/bch/view/expert-job/details',
      'expertJobId',
      `select id from expert_job where accelerator_id in ${ofAccelerator} and status = 'COMPLETE' order by id limit 1`,
    ),
  },
  '/bch/view/my-acceleration-requests/expert-job-details': {
    address: idOf(
      '/bch/view/my-acceleration-requests/expert-job-details',
      'expertJobId',
      `select j.id from expert_job j join project_trackpoint w on w.id = j.task_id
       join project_track t on t.id = w.project_track_id join project p on p.id = t.project_id
       join person l on l.uid = p.leader_uid
       where l.email = 'ini@demo.example' and j.status = 'COMPLETE' and j.visible_to_team order by j.id limit 1`,
    ),
  },
  '/bch/view/form-offer': {
    address: idOf(
      '/bch/view/form-offer',
      'submissionId',
      `select s.id from form_submission s join person p on p.uid = s.waits_for where p.email = 'ini@demo.example' limit 1`,
    ),
  },
  '/bch/view/project-profile-template-constructor': {
    address: idOf(
      '/bch/view/project-profile-template-constructor',
      'templateId',
      'select id from profile_template where main',
    ),
  },
  '/bch/view/project-profile-template-constructor/element': {
    address: async () =>
      `/bch/view/project-profile-template-constructor/element?elementId=${addressNumber('description')}&templateId=${await one(
        'select id from profile_template where main',
      )}`,
  },
  '/bch/view/my-projects/edit': {
    address: idOf(
      '/bch/view/my-projects/edit',
      'projectId',
      `select p.id from project p join person l on l.uid = p.leader_uid
       where l.email = 'ini@demo.example' order by p.id limit 1`,
    ),
    // Tabs with hidden words about who waits, tables wider than the window.
    besides: async () => {
      const id = await one(
        `select r.project_id as id from project_join_request r join project p on p.id = r.project_id
         join person l on l.uid = p.leader_uid where l.email = 'ini@demo.example' and r.status = 'CONSIDERATION' limit 1`,
      )
      return `/bch/view/my-projects/edit?projectId=${id}&tab=profile`
    },
  },
  '/bch/view/project-details': {
    address: idOf(
      '/bch/view/project-details',
      'id',
      `select id from project where publication_status = 'PUBLISHED' and access_level = 'ALL' order by id limit 1`,
    ),
  },
  '/admin/dictionaries/details': {
    address: idOf('/admin/dictionaries/details', 'id', `select id from dictionary where code = 'CITIES'`),
  },
  '/admin/dictionaries/changes': {
    address: idOf(
      '/admin/dictionaries/changes',
      'from=0&to=1&id',
      `select id from dictionary where code = 'CITIES'`,
    ),
  },
  '/admin/dictionaries/version': {
    address: idOf(
      '/admin/dictionaries/version',
      'number=1&id',
      `select id from dictionary where code = 'CITIES'`,
    ),
  },
  '/details/accelerator-program-track': {
    address: idOf(
      '/details/accelerator-program-track',
      'id',
      `select id from track where short_link = 'posev'`,
    ),
  },
  ...framePages(),
  '/details/project-details': {
    address: idOf(
      '/details/project-details',
      'id',
      `select project_id as id from shown_project where leads and reach = 0 order by id limit 1`,
    ),
  },
  '/details/accelerator': {
    address: idOf('/details/accelerator', 'id', `select ${ofAccelerator} as id`),
  },
  '/details/accelerator-program': {
    address: idOf(
      '/details/accelerator-program',
      'id',
      `select g.id from programme g join track t on t.programme_id = g.id
       where g.content_status = 'PUBLISHED' and t.short_link = 'posev'`,
    ),
  },
  ...Object.fromEntries(
    (
      [
        ['expert', "('EXP')"],
        ['mentor', "('MNT')"],
        ['tracker', "('TRC', 'TRC_TEAM')"],
      ] as const
    ).map(([name, roles]): [string, Visit] => [
      `/details/${name}-details`,
      {
        address: idOf(
          `/details/${name}-details`,
          'uid',
          `select c.person_uid as id from published_card c join counted_membership m on m.person_uid = c.person_uid
           where c.to_world and m.role in ${roles} order by c.person_uid limit 1`,
        ),
      },
    ]),
  ),
  '/s/:shortlink': { address: async () => '/s/predposev' },
  '/invitation': { address: async () => '/invitation?token=nobody-was-given-this' },
  '/': { lands: /\/portal/ },
  '/login-portal': { lands: /\/sso\/login\?/ },
  '/registrate-user': { lands: /\/sso\/register\?/ },
  '/logout': { lands: /\/portal/ },
  '/get-token': { lands: /\/portal/, refused: '401 (Unauthorized)' },
  '/sso/confirm': { refused: '400 (Bad Request)' },
  '/sso/link': { refused: '400 (Bad Request)' },
  '/sso/confirm-email': { refused: '400 (Bad Request)' },
  '/sso/new-password': { address: async () => '/sso/new-password?token=used-long-ago' },
}

/** The first demo account that a screen lets in. */
const accountFor = (access: ScreenAccess): string | null => {
  if (access === 'public' || access === 'root') return null
  if (access === 'signed-in') return 'ini'
  const one = demoMenus.find(({ menu }) => menu.includes(access))
  if (!one) throw new Error(`no demo account has ${access} in its menu`)
  return one.account
}

/** The folder for pictures: with it every screen is photographed in every look, for an eye to go through. */
const pictures = process.env['PICTURES']

const desk = { locale: 'ru', theme: 'light', width: 1440 } as const
const phone = { locale: 'en', theme: 'dark', width: 360 } as const
const widths = [desk.width, phone.width]

/** Looks in which a picture is taken of every screen. */
const pictureLooks: Required<Look>[] = [360, 1440, 2560].flatMap((width) =>
  (['ru', 'en'] as const).flatMap((locale) =>
    (['light', 'dark'] as const).map((theme) => ({ locale, theme, width })),
  ),
)

/** Saves a picture of the whole page as `<look>/<path>.png`. */
const photograph = async (page: WatchedPage, folder: string, path: string, look: Look): Promise<void> => {
  const name = path.replaceAll(/[^\w-]+/g, '_').replace(/^_/, '') || 'root'
  await page.screenshot({
    path: `${folder}/${look.locale}-${look.theme}-${look.width}/${name}.png`,
    fullPage: true,
  })
}

/** One browser for each account and look: nobody signs in again for every screen. */
const browsers = new Map<string, Promise<WatchedPage>>()

const pageIn = async (browser: Browser, account: string | null, look: Look): Promise<WatchedPage> => {
  const key = `${account} ${look.locale} ${look.theme}`
  const known =
    browsers.get(key) ?? (account === null ? openBrowser(browser, look) : signIn(browser, account, look))
  browsers.set(key, known)
  const page = await known
  page.troubles.length = 0
  return page
}

/** Opens an address, and waits until it shows everything; `lands` is where the page redirects. */
const open = async (page: WatchedPage, address: string, { lands }: Visit = {}): Promise<void> => {
  await page.goto(address)
  if (lands) await expect(page).toHaveURL(lands)
  await settled(page)
}

/** Checks that the page says all it should in a language. */
const expectWords = async (page: WatchedPage, locale: string): Promise<void> => {
  expect(await page.title()).not.toBe('')
  expect(await page.locator('html').getAttribute('lang')).toBe(locale)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('')
  const words = `${await page.title()}\n${await page.locator('body').innerText()}`
  expect(rawKeys(words), 'text keys without a text').toEqual([])
}

const expectToFit = async (page: WatchedPage, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 })
  await expect.poll(() => overflow(page), `wider than ${width}`).toEqual([])
  expect(await aboveHeading(page), `above the heading at ${width}`).toEqual([])
}

const expectNoTrouble = (page: WatchedPage, { refused }: Visit): void => {
  const unexpected = page.troubles.filter((trouble) => !refused || !trouble.includes(refused))
  expect(unexpected, 'console').toEqual([])
}

/** Features whose screens alone are opened, as `npm test -- --changed` asks. */
const onlyOf = process.env['SCREENS_OF']?.split(',')

const screens = (await allScreens(onlyOf)).map(({ path, access }) => ({ path, first: accountFor(access) }))
const pages = onlyOf ? [] : [...publicPages.map(({ path }) => path), ...signOnPaths]
const mostScript = 130_000

// Each alone: whichever worker is free takes the next.
test.describe.configure({ mode: 'parallel' })

if (pictures)
  for (const { path, first } of [...screens, ...pages.map((page) => ({ path: page, first: null }))])
    for (const look of pictureLooks)
      test(`${path}: ${look.locale}, ${look.theme}, ${look.width}`, async ({ browser }) => {
        const { account = first, address, ...visit } = exceptions[path] ?? {}
        const page = await pageIn(browser, account, look)
        await page.setViewportSize({ width: look.width, height: 900 })
        await open(page, address ? await address() : path, visit)
        await photograph(page, pictures, path, look)
      })

/** The work area: loaded once, in Russian, light and wide; language, theme and width change in the opened page. */
for (const { path, first } of pictures ? [] : screens)
  test(path, async ({ browser }) => {
    const { account = first, address, besides, ...visit } = exceptions[path] ?? {}
    const page = await pageIn(browser, account, desk)
    const narrow = async (): Promise<void> => {
      await switchTheme(page, phone.theme)
      await switchLanguage(page, phone.locale)
      await settled(page)
    }
    const opened = address ? await address() : path
    await switchTheme(page, desk.theme)
    await page.setViewportSize({ width: desk.width, height: 900 })
    await open(page, opened, visit)
    if (!visit.lands) {
      // Whoever may not open it is sent elsewhere.
      expect(new URL(page.url()).pathname).toBe(opened.split('?')[0])
      await expectWords(page, desk.locale)
      expect(await obstacles(page)).toEqual([])
      const inRussian = await page.locator('body').innerText()
      for (const width of widths) await expectToFit(page, width)
      await narrow()
      expect(await page.locator('body').innerText(), 'in English').not.toBe(inRussian)
      await expectWords(page, phone.locale)
      expect(await obstacles(page, rulesOfLook)).toEqual([])
      for (const width of widths.toReversed()) await expectToFit(page, width)
    }
    if (besides) {
      await open(page, await besides())
      await expect.poll(() => overflow(page), 'wider than the window').toEqual([])
      await page.setViewportSize({ width: phone.width, height: 900 })
      await narrow()
      await expect.poll(() => overflow(page), 'wider than the phone').toEqual([])
    }
    expectNoTrouble(page, visit)
  })

/** Pages of visitors: what the server renders in each language is loaded in it. */
for (const path of pictures ? [] : pages)
  for (const look of [desk, phone])
    test(`${path}: ${look.locale}, ${look.theme}, ${look.width}`, async ({ browser }) => {
      const { address, ...visit } = exceptions[path] ?? {}
      const page = await pageIn(browser, null, look)
      const opened = address ? await address() : path
      await open(page, opened, visit)
      if (!visit.lands) {
        expect(await loadedScript(page), 'bytes of script').toBeLessThanOrEqual(mostScript)
        expect(new URL(page.url()).pathname).toBe(opened.split('?')[0])
        await expectWords(page, look.locale)
        expect(await obstacles(page, look === desk ? undefined : rulesOfLook)).toEqual([])
        // In each language it fits all windows; the own one comes last.
        for (const width of widths.toSorted((one) => (one === look.width ? 1 : -1)))
          await expectToFit(page, width)
      }
      expectNoTrouble(page, visit)
    })
