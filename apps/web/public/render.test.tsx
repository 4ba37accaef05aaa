import { expect, test } from 'vitest'
import { brandOf } from '#platform/domain/brands.ts'
import { getSettings } from '../../../features/administration/contract/system.endpoints.ts'
import type { Ask } from '#platform/web/public/ask.ts'
import { writtenIn, type LegalName } from '../../../features/landing/domain/portal-texts.rules.ts'
import type { StartPageName } from '../../../features/landing/domain/start-pages.ts'
import { ownLegalText, ownWords } from '../../../features/landing/server/own-words.ts'
import { renderPublicPage } from './render.tsx'

const hostile = `</script><script>alert(1)</script>`

const track = {
  id: 5,
  name: `Трек ${hostile}`,
  description: hostile,
  selectionConditions: hostile,
  faceText: `<p>${hostile}</p>`,
  coverUrl: null,
  durationDays: 30,
  investmentType: 'NONE',
  requestType: 'ON_SCHEDULE',
  shortLink: 'alpha',
  accelerator: { id: 1, name: 'A', description: hostile, site: 'javascript:alert(1)' },
  programme: { id: 1, name: 'P', description: hostile },
  trackpoints: [{ id: 1, name: hostile, expectedResult: hostile, durationDays: 7 }],
  form: [{ code: 'pitch', name: { ru: hostile, en: 'Pitch' }, required: true }],
  projectsCount: 2,
  decisionDays: 10,
  feeAmount: '50000',
  feeCurrency: 'RUB',
  sharePercent: 0,
  record: { decided: 12, accepted: 5, medianDays: 6.5, declined: 7, withReason: 6 },
  stream: { name: hostile, from: '2026-11-01', to: '2026-11-30', timeZone: 'Europe/Moscow', active: true },
  closedBecause: null,
}

const answers: Record<string, unknown> = {
  getSettings: { appName: 'Runway', brand: 'default', companyName: 'Runway', demo: true },
  getPortalFigures: { accelerators: 1, openTracks: 2, projectsInWork: 5, tasksAccepted: 1412 },
  listOpenTracks: { items: [] },
  listShownProjects: { items: [] },
  listShowcaseExperts: { items: [] },
  listShowcaseAccelerators: { items: [] },
  getPublicTrack: track,
}

const ask = (async (endpoint: { name: string }) => answers[endpoint.name]) as unknown as Ask
const failing = (code: string, call = 'getPublicTrack') =>
  (async (endpoint: { name: string }) => {
    if (endpoint.name === call) throw Object.assign(new Error(code), { code })
    return answers[endpoint.name]
  }) as unknown as Ask

const shell =
  '<!doctype html><html lang="ru"><head><title></title></head><body><div id="root"></div></body></html>'

/** The default texts, as the server returns them until administrators have written others. */
const own = async (
  by: Ask,
  locale: 'ru' | 'en',
  { name }: { name: string },
  query: Record<string, string>,
) => {
  if (name === 'getLegalText')
    return {
      name: query['name'],
      version: 0,
      inForceFrom: '2026-11-22',
      ...ownLegalText(query['name'] as LegalName, locale),
    }
  if (name !== 'getPageWords') return undefined
  const settings = (await by(getSettings, {})) as { brand: string }
  const words = ownWords(`page.${query['page'] as StartPageName}`, brandOf(settings.brand) ?? 'default')
  return { words: writtenIn(words, locale) }
}

const render = async (url: string, locale: 'ru' | 'en' = 'ru', by: Ask = ask) => {
  const page = await renderPublicPage({
    shell,
    url,
    origin: 'https://portal.example',
    locale,
    now: new Date('2026-11-21T09:00:00Z'),
    ask: (async (endpoint: never, given: { query?: Record<string, string> }) =>
      (await by(endpoint, given as never)) ??
      (await own(by, locale, endpoint, given.query ?? {}))) as unknown as Ask,
  })
  return { ...page, document: new DOMParser().parseFromString(page.html, 'text/html') }
}

test('what an application asks for is named in the language of the visitor', async () => {
  const requirementIn = async (locale: 'ru' | 'en') =>
    (await render('/s/alpha', locale)).document.querySelector('.asked')?.textContent
  expect(await requirementIn('en')).toBe('Pitch required')
  expect(await requirementIn('ru')).toContain('обязательно')
})

test('the start page comes with its content, in the language of the visitor', async () => {
  const { status, document } = await render('/portal')
  expect(status).toBe(200)
  expect(document.title).toBe('Акселерация стартапов — Runway')
  expect(document.querySelector('h1')?.textContent).toMatch(/Акселератор/)
  expect(document.body.textContent).toMatch(/1\s412/)
  expect((await render('/portal', 'en')).document.body.textContent).toContain('1,412')
})

test.each([
  ['/portal', '#tracks'],
  ['/portal/projects-start-page', '#tracks'],
  ['/portal/investor-start-page', '/showcase/projects-list'],
  ['/portal/accelerators-start-page', '/bch/view/new-accelerator-request'],
  ['/portal/experts-start-page', '/registrate-user?wish=EXP'],
  ['/portal/investors-static', '/registrate-user?wish=INV'],
])('%s has a headline, a picture, steps, answers and one action', async (url, action) => {
  for (const locale of ['ru', 'en'] as const) {
    const { status, document } = await render(url, locale)
    expect(status).toBe(200)
    expect(document.querySelectorAll('h1').length).toBe(1)
    expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBeTruthy()
    expect(document.querySelectorAll('.steps li').length).toBe(3)
    expect(document.querySelectorAll('details').length).toBeGreaterThan(2)
    expect(document.querySelector('.hero .button--primary')?.getAttribute('href')).toBe(action)
    expect(document.querySelector('main')?.textContent).not.toMatch(/pages\.\w+|\{\{/)
  }
})

test.each(['/', '/registrate-user', '/login-portal'])(
  'without scripts %s says why it waits, and names pages that can be read',
  async (url) => {
    const { html } = await render(url)
    const notice = /<noscript>(?:(?!<\/noscript>).)*JavaScript.*?<\/noscript>/s.exec(html)?.[0] ?? ''
    expect(notice).toContain('href="/portal"')
    expect(notice).toContain('href="/support"')
    expect(html.includes('http-equiv="refresh" content="0; url=/portal"')).toBe(url === '/')
  },
)

test('who registers from the page of a role is registered for it', async () => {
  const registrations = async (url: string) =>
    [...(await render(url)).document.querySelectorAll('.hero a[href^="/registrate-user"]')].map((link) =>
      link.getAttribute('href'),
    )
  expect(await registrations('/portal')).toEqual(['/registrate-user'])
  expect(await registrations('/portal/projects-start-page')).toEqual(['/registrate-user'])
  expect(await registrations('/portal/investor-start-page')).toEqual(['/registrate-user?wish=INV'])
  expect(await registrations('/portal/accelerators-start-page')).toEqual(['/registrate-user?wish=ACC'])
  expect(await registrations('/portal/experts-start-page')).toEqual([
    '/registrate-user?wish=EXP',
    '/registrate-user?wish=MNT',
  ])
})

test('the first page chooses nothing for the visitor: four doors lead to the pages of four readers', async () => {
  const { document } = await render('/portal')
  const doors = [...document.querySelectorAll('.door a')].map((link) => link.getAttribute('href'))
  expect(doors).toEqual([
    '/portal/projects-start-page',
    '/portal/investor-start-page',
    '/portal/accelerators-start-page',
    '/portal/experts-start-page',
  ])
})

test('six stages of investment have their amounts in roubles and in dollars', async () => {
  const amounts = async (locale: 'ru' | 'en') =>
    [...(await render('/portal/investors-static', locale)).document.querySelectorAll('.stage strong')].map(
      (one) => one.textContent,
    )
  expect((await amounts('ru')).join()).toMatch(/^1\s000\s000\s₽,до\s20\s000\s000\s₽,16.*65\s000\s000\s₽,/)
  expect((await amounts('en')).filter((one) => one?.includes('$'))).toHaveLength(5)
})

test('the rules can be read in both languages, without an account and by search engines', async () => {
  const { status, document } = await render('/rules')
  expect(status).toBe(200)
  expect(document.querySelector('h1')?.textContent).toBe('Правила портала')
  expect(document.body.textContent).toContain(`Версия от\u00a022.11.2026`)
  expect(document.querySelector('meta[name=robots]')).toBeNull()
  const english = (await render('/rules', 'en')).document
  expect(english.querySelector('h1')?.textContent).toBe('Portal rules')
  expect(english.body.textContent).toContain('Version of 2026/11/22')
  expect(english.querySelectorAll('li').length).toBe(document.querySelectorAll('li').length)
  expect(english.body.textContent).not.toMatch(/rules\.\w+\.\d/)
})

test('a legal text written by administrators replaces the portal’s own, and nothing in it runs', async () => {
  const by = (async (endpoint: { name: string }) =>
    endpoint.name === 'getLegalText'
      ? {
          name: 'rules',
          version: 2,
          inForceFrom: '2026-12-01',
          title: 'Новые правила',
          text: `## Первое\n\n- пункт [x](javascript:alert(1)) ${hostile}`,
        }
      : answers[endpoint.name]) as unknown as Ask
  const { document } = await render('/rules', 'ru', by)
  expect(document.querySelector('h1')?.textContent).toBe('Новые правила')
  expect(document.body.textContent).toContain('Версия от\u00a001.12.2026')
  expect(document.querySelectorAll('article li').length).toBe(1)
  expect([...document.querySelectorAll('a')].every((link) => !link.href.startsWith('javascript'))).toBe(true)
})

test('words written by administrators replace the portal’s own', async () => {
  const by = (async (endpoint: { name: string }) =>
    endpoint.name === 'getPageWords'
      ? { words: { title: `О {{appName}} ${hostile}` } }
      : answers[endpoint.name]) as unknown as Ask
  const { document } = await render('/portal/experts-start-page', 'ru', by)
  expect(document.querySelector('h1')?.textContent).toBe(`О Runway ${hostile}`)
  expect(document.querySelectorAll('.steps li').length).toBe(3)
})

test('a track with hostile texts brings no script and no code in its links', async () => {
  const { status, document } = await render('/s/alpha?apply=1')
  expect(status).toBe(200)
  expect([...document.querySelectorAll('script')].map((one) => one.type)).toEqual([
    'application/ld+json',
    'application/json',
  ])
  expect(document.querySelector('h1')?.textContent).toBe(track.name)
  expect([...document.querySelectorAll('a')].every((link) => !link.href.startsWith('javascript'))).toBe(true)
  const first = JSON.parse(document.getElementById('first-content')?.textContent ?? '') as { answers: object }
  expect(Object.values(first.answers)).toContainEqual(track)
})

test('a track says what is promised about decisions and what the portal has counted', async () => {
  const { document } = await render('/s/alpha')
  const record = document.querySelector('[aria-labelledby=record]')?.textContent
  expect(record).toMatch(/за\s10\sдней.*за\s7\sдней.*Принято\s5\sиз\s12.*6\sиз\s7/)
})

test('a track says what it costs, and names what the accelerator has not stated', async () => {
  const priceOf = async (stated: object) => {
    const by = (async (endpoint: { name: string }) =>
      endpoint.name === 'getPublicTrack' ? { ...track, ...stated } : answers[endpoint.name]) as unknown as Ask
    const { document } = await render('/s/alpha', 'ru', by)
    return document.querySelector('[aria-labelledby=price]')?.textContent
  }
  expect(await priceOf({})).toMatch(/Участие в\sтреке\s— 50\s000\s₽\.Долю в\sпроекте акселератор не\sберёт/)
  expect(await priceOf({ feeAmount: '0', sharePercent: 2.5 })).toMatch(/бесплатное\.Доля .*2,5\s%/)
  expect(await priceOf({ feeAmount: null, sharePercent: 5 })).toMatch(/Плату .*не\sуказал/)
  expect(await priceOf({ feeAmount: null, sharePercent: null })).toMatch(/Ни\sплаты, ни\sдоли/)
})

test('maintenance is announced above every public page, and a page goes without it when it is unknown', async () => {
  const works = {
    id: 1,
    updateDate: '2026-12-01',
    updateStartTime: '02:00',
    updateEndTime: '04:00',
    isShown: false,
    planned: [1],
    timeZone: 'Europe/Moscow',
  }
  const by = (async (endpoint: { name: string }) =>
    endpoint.name === 'getUpdateBanner' ? works : answers[endpoint.name]) as unknown as Ask
  const { document } = await render('/rules', 'ru', by)
  expect(document.querySelector('.maintenance')?.textContent).toMatch(
    /01\.12\.2026\sс\s02:00\sдо\s04:00\sМСК/,
  )
  expect((await render('/rules', 'ru', failing('SERVICE_UNAVAILABLE', 'getUpdateBanner'))).status).toBe(200)
})

test('the deadline is shown with zone and distance', async () => {
  const { document } = await render('/details/accelerator-program-track?id=5')
  expect(document.querySelector('.intake')?.textContent).toMatch(/до.30\.11\.2026 23:59 МСК, осталось.9.дней/)
})

test.each([
  '/nothing',
  '/details/accelerator-program-track',
  '/details/accelerator-program-track?id=abc',
  '/s/',
])('%s is not found', async (url) => {
  expect((await render(url)).status).toBe(404)
})

test('an unknown track is not found, in words of its own', async () => {
  const { status, document } = await render('/s/none', 'ru', failing('NOT_FOUND'))
  expect(status).toBe(404)
  expect(document.querySelector('h1')?.textContent).toMatch(/Трек не.найден/)
})

test('a link to an unknown record: the page says so, and nothing has failed', async () => {
  const link = await render('/s/%00', 'ru', failing('VALIDATION_FAILED'))
  expect([link.status, link.error]).toEqual([404, undefined])
  const letter = await render('/invitation?token=%00', 'ru', failing('VALIDATION_FAILED', 'findInvitation'))
  expect([letter.status, letter.error]).toEqual([200, undefined])
  expect(letter.document.querySelector('h1')?.textContent).toBeTruthy()
})

test('when a call fails the frame alone is sent, and the page asks by itself', async () => {
  const { status, document, error } = await render('/s/alpha', 'ru', failing('SERVICE_UNAVAILABLE'))
  expect(status).toBe(503)
  expect(error).toBeInstanceOf(Error)
  expect(document.getElementById('root')?.innerHTML).toBe('')
  expect(document.getElementById('first-content')).toBeNull()
})

test('an address that looks like another host stays a path', async () => {
  expect((await render('//evil.example/portal')).status).toBe(404)
})

const branded = (brand: string) =>
  ((endpoint: { name: string }) =>
    endpoint.name === 'getSettings'
      ? Promise.resolve({ appName: 'Полоса', brand, companyName: '', demo: false })
      : (ask as unknown as (e: object) => Promise<unknown>)(endpoint)) as unknown as Ask

test('each of the two brands has its logo and wording next to its name; any other keeps its name and has the default ones', async () => {
  const of = async (brand: string) => {
    const { document } = await render('/portal', 'ru', branded(brand))
    const home = document.querySelector('.brand')
    expect(home?.textContent).toBe('Полоса')
    return {
      logo: home?.querySelector('img')?.getAttribute('src'),
      words: document.querySelector('h1')?.textContent,
    }
  }
  const [own, aurora, graphite, unknown] = await Promise.all(
    ['default', 'Aurora', 'graphite', 'acme'].map(of),
  )
  expect(unknown).toEqual(own)
  expect(own!.logo).toBe('/favicon.svg')
  expect([aurora!.logo, graphite!.logo]).toEqual(['/api/v1/system/bch-logo', '/api/v1/system/bch-logo'])
  expect(new Set([own!.words, aurora!.words, graphite!.words]).size).toBe(3)
})

const shownProject = {
  id: 9,
  name: `Проект ${hostile}`,
  logoUrl: null,
  publishedAt: '2026-11-20T09:00:00Z',
  showcaseId: 7,
  accelerator: { id: 1, name: 'Северный старт' },
  fields: [
    { code: 'pitch', name: { ru: 'Коротко', en: '' }, type: 'STRING', value: 'Тепло без потерь' },
    { code: 'has_sales', name: { ru: 'Продажи', en: 'Sales' }, type: 'BOOLEAN', value: true },
  ],
  names: {},
}

const ofShowcase = {
  showcase: {
    id: 7,
    name: 'Наша витрина',
    brandLight: '#0b57d0',
    brandDark: '#a8c7fa',
    accelerator: { id: 1, name: 'Северный старт' },
  },
  filters: [
    {
      code: 'has_sales',
      name: { ru: 'Продажи', en: 'Sales' },
      values: [{ value: 'true', name: null, count: 180 }],
    },
  ],
  sortings: [{ code: 'income', name: { ru: 'Выручка', en: 'Income' } }],
  countsAreExact: false,
}

test('the list of a showcase wears its name, colours, filters and orders, and goes on in its own address', async () => {
  const by = (async (endpoint: { name: string }) => {
    if (endpoint.name === 'getShownFilters') return ofShowcase
    if (endpoint.name === 'listShownProjects')
      return { items: [shownProject], total: 1000, totalIsExact: false, next: 'more' }
    return answers[endpoint.name]
  }) as unknown as Ask
  const { status, document } = await render(
    '/showcase/projects-list?showcase=7&lang=en&has_sales=true',
    'en',
    by,
  )
  expect(status).toBe(200)
  expect(document.querySelector('h1')?.textContent).toBe('Наша витрина')
  expect(document.querySelector('[data-branded]')?.getAttribute('style')).toContain('#0b57d0')
  expect(document.querySelector('article')?.textContent).toContain('SalesYes')
  expect(document.querySelector('.filter')?.textContent).toMatch(/Yes 180\+ selected/)
  expect(document.body.textContent).toContain('Income: highest first')
  const links = [...document.querySelectorAll('.showcase a')].map((link) => link.getAttribute('href'))
  expect(
    links
      .filter((href) => href?.startsWith('/showcase/projects-list'))
      .every((href) => href?.includes('showcase=7')),
  ).toBe(true)
  expect(links).toContain('/details/project-details?id=9&showcase=7')
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://portal.example/showcase/projects-list?showcase=7&lang=en',
  )
})

test.each(['showcase=x', 'showcase=0', 'showcase=7'])(
  'a showcase that there is not is not found: %s',
  async (search) => {
    const { status, document } = await render(
      `/showcase/projects-list?${search}`,
      'ru',
      failing('NOT_FOUND', 'getShownFilters'),
    )
    expect(status).toBe(404)
    expect(document.querySelector('h1')?.textContent).toMatch(/Витрина не\sнайдена/)
  },
)
