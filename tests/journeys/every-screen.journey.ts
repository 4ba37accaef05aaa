import { pages as publicPages } from '../../apps/web/public/pages.ts'
import { pagePaths as signOnPaths } from '../../apps/sso/server/pages.ts'
import { addressNumber } from '../../features/profile-templates/web/address-number.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { obstacles, overflow, rawKeys, settled } from './support/look-over.ts'
import { openBrowser, signIn, type Look, type WatchedPage } from './support/people.ts'
import { allScreens } from './support/screens.ts'

/** Who opens a screen, and what its address says besides the path. */
type Visit = {
  account: string | null
  /** The address, where the path alone is not enough. */
  address?: () => Promise<string>
  /** Another address of the screen, with what once made it too wide; only its width is looked at. */
  besides?: () => Promise<string>
  /** Where the page passes on to; that page has a row of its own. */
  lands?: RegExp
  /** What the browser itself says in the console when the page is refused, as it must be without a session or token. */
  refused?: string
}

const one = async (sql: string): Promise<number> => {
  const [row] = await askDatabase<{ id: string }>(sql)
  if (!row) throw new Error(`the demo has nothing for: ${sql}`)
  return Number(row.id)
}

const ofAccelerator = `(select accelerator_id from accelerator_member m join person p on p.uid = m.person_uid
  where p.email = 'acc-admin@demo.example')`

const idOf = (path: string, parameter: string, sql: string) => async () =>
  `${path}?${parameter}=${await one(sql)}`

/** Every screen has a row: a new screen without one fails. */
const visits: Record<string, Visit> = {
  '/bch/view': { account: 'acc', lands: /\/bch\/view\/projects-in-work/ },
  '/bch/view/bch-test': { account: 'acc' },
  '/static': { account: null },
  '/bch/view/projects-in-work': { account: 'acc' },
  '/bch/view/project-import': { account: 'acc' },
  '/bch/view/my-acceleration-requests': { account: 'ini' },
  '/bch/view/my-acceleration-requests/initiator-details': {
    account: 'ini',
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
  '/bch/view/notifications': { account: 'ini' },
  '/bch/view/exports': { account: 'ini' },
  '/bch/view/person-user-profile': { account: 'ini' },
  '/bch/view/accelerator-settings': { account: 'acc-admin' },
  '/bch/view/accelerator-settings/program': {
    account: 'acc-admin',
    address: idOf(
      '/bch/view/accelerator-settings/program',
      'acceleratorProgramId',
      `select id from programme where accelerator_id in ${ofAccelerator} order by id limit 1`,
    ),
  },
  '/bch/view/accelerator-settings/track': {
    account: 'acc-admin',
    address: idOf(
      '/bch/view/accelerator-settings/track',
      'trackId',
      `select id from track where accelerator_id in ${ofAccelerator} order by id limit 1`,
    ),
  },
  '/bch/view/accelerator-settings/trackpoint': {
    account: 'acc-admin',
    address: idOf(
      '/bch/view/accelerator-settings/trackpoint',
      'trackpointId',
      `select id from trackpoint where accelerator_id in ${ofAccelerator} order by id limit 1`,
    ),
  },
  '/bch/view/project-profile-template-constructor': {
    account: 'admin',
    address: idOf(
      '/bch/view/project-profile-template-constructor',
      'templateId',
      'select id from profile_template where main',
    ),
  },
  '/bch/view/project-profile-template-constructor/element': {
    account: 'admin',
    address: async () =>
      `/bch/view/project-profile-template-constructor/element?elementId=${addressNumber('project_summary')}&templateId=${await one(
        'select id from profile_template where main',
      )}`,
  },
  '/bch/view/my-projects': { account: 'ini' },
  '/bch/view/my-projects/edit': {
    account: 'ini',
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
  '/details/project-details': {
    account: null,
    address: idOf(
      '/details/project-details',
      'id',
      `select id from project where publication_status = 'PUBLISHED' and access_level = 'ALL' order by id limit 1`,
    ),
  },
  '/bch/view/team-invite': { account: 'ini' },
  '/bch/view/acceleratorTeam': { account: 'acc-admin' },
  '/bch/view/new-accelerator-request': { account: 'ini' },
  '/bch/view/accelerator-profile': { account: 'acc-admin' },
  '/bch/view/marketing-files': { account: 'acc-admin' },
  '/admin/accelerators': { account: 'admin' },
  '/admin/people': { account: 'admin' },
  '/admin/login-as': { account: 'admin' },
  '/admin/role-transfer': { account: 'admin' },
  '/admin/dictionaries': { account: 'admin' },
  '/admin/dictionaries/details': {
    account: 'admin',
    address: idOf('/admin/dictionaries/details', 'id', `select id from dictionary where code = 'CITIES'`),
  },
  '/admin/dictionaries/changes': {
    account: 'admin',
    address: idOf(
      '/admin/dictionaries/changes',
      'from=0&to=1&id',
      `select id from dictionary where code = 'CITIES'`,
    ),
  },
  '/admin/dictionaries/version': {
    account: 'admin',
    address: idOf(
      '/admin/dictionaries/version',
      'number=1&id',
      `select id from dictionary where code = 'CITIES'`,
    ),
  },
  '/admin/linked-lists': { account: 'admin' },
  '/admin/objects': { account: 'admin' },

  '/portal': { account: null },
  '/portal/projects-start-page': { account: null },
  '/details/accelerator-program-track': {
    account: null,
    address: idOf(
      '/details/accelerator-program-track',
      'id',
      `select id from track where short_link = 'posev'`,
    ),
  },
  '/s/:shortlink': { account: null, address: async () => '/s/predposev' },
  '/invitation': { account: null, address: async () => '/invitation?token=nobody-was-given-this' },
  '/rules': { account: null },
  '/': { account: null, lands: /\/portal/ },
  '/login-portal': { account: null, lands: /\/sso\/login\?/ },
  '/registrate-user': { account: null, lands: /\/sso\/register\?/ },
  '/logout': { account: null, lands: /\/portal/ },
  '/get-token': { account: null, refused: '401 (Unauthorized)' },
  '/confirm-user': { account: null },

  '/sso': { account: null },
  '/sso/login': { account: null },
  '/sso/register': { account: null },
  '/sso/confirm': { account: null, refused: '400 (Bad Request)' },
  '/sso/forgotten-password': { account: null },
  '/sso/link': { account: null, refused: '400 (Bad Request)' },
  '/sso/second-step': { account: null },
  '/sso/confirm-email': { account: null, refused: '400 (Bad Request)' },
  '/sso/new-password': { account: null, address: async () => '/sso/new-password?token=used-long-ago' },
}

/** How a screen is looked at: together both languages, both themes, the desk and the telephone. */
const looks: Required<Look>[] = [
  { locale: 'ru', theme: 'light', width: 1440 },
  { locale: 'en', theme: 'dark', width: 360 },
]

/** One browser for each account and look; a person does not sign in anew for every screen. */
const browsers = new Map<string, Promise<WatchedPage>>()

const screens = await allScreens()
const paths = [...screens.map(({ path }) => path), ...publicPages.map(({ path }) => path), ...signOnPaths]

// Each alone: whichever worker is free takes the next.
test.describe.configure({ mode: 'parallel' })

for (const path of paths) {
  for (const look of looks) {
    test(`${path}: ${look.locale}, ${look.theme}, ${look.width}`, async ({ browser }) => {
      const visit = visits[path]
      expect(visit, `${path} has no row in this file`).toBeDefined()
      const { account, address, besides, lands, refused } = visit!
      const key = `${account} ${look.locale}`
      if (!browsers.has(key))
        browsers.set(key, account === null ? openBrowser(browser, look) : signIn(browser, account, look))
      const page = await browsers.get(key)!
      page.troubles.length = 0

      await page.goto(address ? await address() : path)
      if (lands) await expect(page).toHaveURL(lands)
      await settled(page)
      if (!lands) {
        expect(await page.title()).not.toBe('')
        expect(await page.locator('html').getAttribute('lang')).toBe(look.locale)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('')
        const words = `${await page.title()}\n${await page.locator('body').innerText()}`
        expect(rawKeys(words), 'text keys without a text').toEqual([])
        expect(await obstacles(page)).toEqual([])
        // In each language it fits all windows; the own one comes last.
        for (const width of looks.map((one) => one.width).toSorted((one) => (one === look.width ? 1 : -1))) {
          await page.setViewportSize({ width, height: 900 })
          await expect.poll(() => overflow(page), `wider than ${width}`).toEqual([])
        }
      }
      if (besides) {
        await page.goto(await besides())
        await settled(page)
        await expect.poll(() => overflow(page), 'wider than the window').toEqual([])
      }
      const unexpected = page.troubles.filter((trouble) => !refused || !trouble.includes(refused))
      expect(unexpected, 'console').toEqual([])
    })
  }
}
