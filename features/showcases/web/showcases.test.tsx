import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { fakeServer, refuse } from '../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../tests/support/work-screen.tsx'
import { plain, tree } from '../../fields/domain/samples.ts'
import * as publications from '../contract/project-publication.endpoints.ts'
import * as templates from '../contract/publication-template.endpoints.ts'
import { Look } from './publications/Look.tsx'
import { ProjectPublications } from './publications/ProjectPublications.tsx'
import * as shown from '../contract/shown-project.endpoints.ts'
import { PublicationTemplates } from './screens/PublicationTemplates.tsx'
import { TemplateConstructor } from './screens/TemplateConstructor.tsx'
import { ShowcasedProjects } from './showcased/ShowcasedProjects.tsx'
import type { Item, OfAccelerator, Preview, Template, TemplateRow } from './showcase.types.ts'

const at = '2026-11-20T09:00:00.000Z'

const row: TemplateRow = {
  id: 7,
  name: 'Проекты акселератора',
  state: 'PUBLISHED',
  main: true,
  public: true,
  itemsCount: 2,
  publishedCount: 3,
  updatedAt: at,
  actions: ['edit', 'archive'],
}

const item = (code: string, name: string, given: Partial<Item> = {}): Item => ({
  code,
  name: { ru: name, en: '' },
  kind: 'PLAIN',
  type: 'STRING',
  mayFilter: false,
  maySort: true,
  formats: ['FULL'],
  label: { ru: '', en: '' },
  card: false,
  page: true,
  filter: false,
  sorting: false,
  available: true,
  ...given,
})

const template: Template = {
  ...row,
  version: 4,
  brandLight: '',
  brandDark: '',
  sections: [
    {
      id: 'main',
      title: { ru: 'О проекте', en: '' },
      items: [item('market', 'Рынок'), item('phone', 'Телефон', { available: false })],
    },
  ],
  projects: [{ id: 5, name: 'Теплоконтур', state: 'PUBLISHED' }],
}

const publication: OfAccelerator['publications'][number] = {
  template: { id: 7, name: 'Проекты акселератора' },
  main: true,
  state: 'PUBLISHED',
  publishedAt: at,
  changes: 3,
  actions: ['republish', 'unpublish'],
}

const preview: Preview = {
  project: { id: 5, name: 'Теплоконтур', logoUrl: null, accessLevel: 'AUTHORIZED' },
  template: { id: 7, name: 'Проекты акселератора', brandLight: '', brandDark: '' },
  accelerator: { id: 4, name: 'Северный старт' },
  consented: true,
  request: null,
  leader: null,
  actions: [],
  publication,
  sections: [
    {
      id: 'main',
      title: { ru: 'О проекте', en: '' },
      items: [
        { code: 'market', name: { ru: 'Рынок', en: '' }, card: true, page: true },
        { code: 'phone', name: { ru: 'Телефон', en: '' }, card: false, page: true },
      ],
    },
  ],
  viewers: [
    { viewer: 'GUEST', closed: 'LEVEL', shown: [], leftOut: [] },
    { viewer: 'INVESTOR', closed: null, shown: ['market'], leftOut: [{ code: 'phone', why: 'HIDDEN' }] },
  ],
  tree: tree(plain({ code: 'market', type: 'STRING' })),
  values: { plain: { market: 'Тепловые сети' }, versions: {}, items: {} },
  names: {},
  files: {},
}

const page = (items: TemplateRow[], mayEdit = true) => ({
  items,
  total: items.length,
  totalIsExact: true,
  next: null,
  mayEdit,
})

let server: ReturnType<typeof fakeServer>

beforeAll(() =>
  startWorkTexts({
    'showcases/texts/ru.json': () => import('../texts/ru.json'),
    'projects/texts/ru.json': () => import('../../projects/texts/ru.json'),
    'fields/texts/ru.json': () => import('../../fields/texts/ru.json'),
  }),
)

beforeEach(() => {
  server = fakeServer()
  acceleratorStore.set(4)
})

afterEach(() => {
  leaveScreen()
  acceleratorStore.set(null)
})

describe('publication templates', () => {
  const show = () => showScreen(PublicationTemplates, '/bch/view/publication-templates')

  test('that are none yet say what to do, and who may only read them', async () => {
    server.on(templates.listPublicationTemplates, () => page([], false))
    show()
    expect(await screen.findByText(named('Шаблонов публикации пока нет'))).toBeDefined()
    expect(screen.queryByRole('button', { name: named('Создать шаблон') })).toBeNull()
  })

  test('that cannot be read are refetched', async () => {
    server.on(templates.listPublicationTemplates, () => refuse('UNEXPECTED_ERROR'))
    show()
    const again = await screen.findByRole('button', { name: named('Повторить') })
    server.on(templates.listPublicationTemplates, () => page([row]))
    await userEvent.click(again)
    expect(await screen.findByText(named('Проекты акселератора'))).toBeDefined()
  })
})

describe('a template', () => {
  const show = () => showScreen(TemplateConstructor, '/bch/view/publicationTemplateConstructor/7')

  test('that is not there says so', async () => {
    server.on(templates.getPublicationTemplate, () => refuse('NOT_FOUND'))
    show()
    expect(await screen.findByText(named('Такого шаблона нет'))).toBeDefined()
  })

  test('is saved as one changes it, by keys as well', async () => {
    server.on(templates.getPublicationTemplate, () => template)
    server.on(publications.previewProjectPublication, () => preview)
    server.on(templates.savePublicationSections, () => ({ ...template, version: 5 }))
    show()
    const handle = await screen.findByRole('button', { name: named('Переставить поле «Телефон»') })
    handle.focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(server.sentTo(templates.savePublicationSections)).toHaveLength(1))
    expect(server.sentTo(templates.savePublicationSections)[0]?.body).toMatchObject({
      templateId: 7,
      version: 4,
      sections: [{ items: [{ code: 'phone' }, { code: 'market' }] }],
    })
  })

  test('puts sections into order by keys, and gives an element its format and sign', async () => {
    const second = { id: 'more', title: { ru: 'Деньги', en: '' }, items: [] }
    const money = item('revenue', 'Выручка', { type: 'MONEY', formats: ['FULL', 'SHORT'] })
    const two = { ...template, sections: [{ ...template.sections[0]!, items: [money] }, second] }
    server.on(templates.getPublicationTemplate, () => two)
    server.on(publications.previewProjectPublication, () => preview)
    server.on(templates.savePublicationSections, () => ({ ...two, version: 5 }))
    show()
    const handle = await screen.findByRole('button', { name: named('Переставить раздел «Деньги»') })
    handle.focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(server.sentTo(templates.savePublicationSections)).toHaveLength(1))
    expect(server.sentTo(templates.savePublicationSections)[0]?.body).toMatchObject({
      sections: [{ id: 'more' }, { id: 'main' }],
    })
    await userEvent.click(await screen.findByRole('button', { name: named('Вид поля «Выручка»') }))
    const drawer = await screen.findByRole('dialog')
    await userEvent.selectOptions(await within(drawer).findByLabelText(named('Как писать')), 'SHORT')
    await userEvent.click(within(drawer).getByRole('radio', { name: named('Деньги') }))
    await userEvent.click(within(drawer).getByRole('button', { name: named('Сохранить') }))
    await waitFor(() => expect(server.sentTo(templates.savePublicationSections)).toHaveLength(2))
    const { sections } = server.sentTo(templates.savePublicationSections)[1]!.body as {
      sections: Template['sections']
    }
    expect(sections.flatMap(({ items }) => items)).toMatchObject([
      { code: 'revenue', format: 'SHORT', picture: { icon: 'money' } },
    ])
  })

  test('an element goes to another section by keys, and to another place by a finger on its handle', async () => {
    const second = { id: 'more', title: { ru: 'Деньги', en: '' }, items: [item('revenue', 'Выручка')] }
    const first = { ...template.sections[0]!, items: [item('market', 'Рынок'), item('goal', 'Цель')] }
    const two = { ...template, sections: [first, second] }
    server.on(templates.getPublicationTemplate, () => two)
    server.on(publications.previewProjectPublication, () => preview)
    server.on(templates.savePublicationSections, () => ({ ...two, version: 5 }))
    show()
    const handleOf = (name: string) =>
      screen.findByRole('button', { name: named(`Переставить поле «${name}»`) })
    const saved = (time: number) =>
      (
        server.sentTo(templates.savePublicationSections)[time]!.body as { sections: Template['sections'] }
      ).sections.map(({ items }) => items.map(({ code }) => code))
    ;(await handleOf('Цель')).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(server.sentTo(templates.savePublicationSections)).toHaveLength(1))
    expect(saved(0)).toEqual([['market'], ['goal', 'revenue']])
    await screen.findByText(named('«Цель» теперь в разделе «Деньги»'))

    const handle = await handleOf('Рынок')
    const goal = (await handleOf('Цель')).closest('li')!
    Object.assign(Element.prototype, { setPointerCapture: () => undefined })
    Object.assign(document, { elementFromPoint: () => goal })
    const finger = { pointerType: 'touch', pointerId: 1 }
    fireEvent.pointerDown(handle, finger)
    fireEvent.pointerMove(handle, finger)
    fireEvent.pointerUp(handle, finger)
    await waitFor(() => expect(server.sentTo(templates.savePublicationSections)).toHaveLength(2))
    expect(saved(1)).toEqual([['goal', 'market'], ['revenue']])
  })

  test('shows a real project to each as each would see it', async () => {
    server.on(templates.getPublicationTemplate, () => template)
    server.on(publications.previewProjectPublication, () => preview)
    show()
    const investor = within(await screen.findByRole('tabpanel', { name: /^Инвестор\s*1$/ }))
    expect(investor.getByText(named('Видно 1 из 2 полей'))).toBeDefined()
    expect(investor.getAllByText(named('Тепловые сети'))).toHaveLength(2)
    expect(investor.getByText(named('Команда скрыла от всех'))).toBeDefined()
    await userEvent.click(screen.getByRole('tab', { name: 'Гость' }))
    expect(await screen.findByText(named('Команда не открыла им проект.'))).toBeDefined()
  })
})

test('without consent a showcase offers to ask the leader, and then says when that was', async () => {
  const leader = { uid: '00000000-0000-4000-8000-000000000009', name: 'Соколова Вера', avatarUrl: null }
  const request = {
    at: '2026-11-20T09:00:00.000Z',
    by: leader,
    refusedAt: null,
    nextAt: '2026-11-27T09:00:00.000Z',
  }
  let isAsked = false
  server.on(publications.previewProjectPublication, () => ({
    ...preview,
    consented: false,
    ...(isAsked ? { request, actions: [] } : { actions: ['ask' as const] }),
  }))
  server.on(publications.askPublicationConsent, () => {
    isAsked = true
    return undefined
  })
  showScreen(() => <Look projectId={5} templateId={7} />, '/')
  await userEvent.click(await screen.findByRole('button', { name: named('Запросить согласие') }))
  expect(server.sentTo(publications.askPublicationConsent)[0]?.body).toEqual({
    projectId: 5,
    acceleratorId: 4,
  })
  expect(
    await screen.findByText(/Запрос согласия отправлен 20\.11\.2026.*повторить запрос можно с\s27\.11\.2026/),
  ).toBeDefined()
  expect(screen.queryByRole('button', { name: named('Запросить согласие') })).toBeNull()
})

test.each([
  ['asked', '2026-11-20T09:00:00.000Z', null, /запросил ваше согласие 20\.11\.2026/],
  ['refused', '2026-11-20T09:00:00.000Z', '2026-11-21T09:00:00.000Z', /Вы отказались 21\.11\.2026/],
] as const)('the leader reads a request that is %s as their own', async (_state, at, refusedAt, words) => {
  const by = { uid: '00000000-0000-4000-8000-000000000009', name: 'Соколова Вера', avatarUrl: null }
  const of: OfAccelerator = {
    accelerator: { id: 4, name: 'Северный старт' },
    consent: null,
    request: { at, by, refusedAt, nextAt: '2026-12-21T09:00:00.000Z' },
    publications: [publication],
    actions: ['consent', 'decline'],
  }
  server.on(publications.getProjectPublications, () => ({ items: [of] }))
  showScreen(() => <ProjectPublications project={{ id: 5, name: 'Теплоконтур' }} />, '/')
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.queryByText(/можно с\s21\.12\.2026/)).toBeNull()
})

test('a project says how much has changed since, and asks its leader for consent', async () => {
  const of: OfAccelerator = {
    accelerator: { id: 4, name: 'Северный старт' },
    consent: null,
    request: null,
    publications: [publication],
    actions: ['consent'],
  }
  server.on(publications.getProjectPublications, () => ({ items: [of] }))
  server.on(publications.givePublicationConsent, () => undefined)
  showScreen(() => <ProjectPublications project={{ id: 5, name: 'Теплоконтур' }} />, '/')
  expect(await screen.findByText(named('С тех пор изменилось 3 поля'))).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: named('Согласиться на публикацию') }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(await within(dialog).findByRole('button', { name: /^Согласиться/ }))
  await waitFor(() => expect(server.sentTo(publications.givePublicationConsent)).toHaveLength(1))
  expect(server.sentTo(publications.givePublicationConsent)[0]?.body).toMatchObject({
    projectId: 5,
    acceleratorId: 4,
  })
})

describe('the projects of all showcases', () => {
  const show = () => showScreen(ShowcasedProjects, '/bch/view/project-list-showcase')
  const project = {
    id: 5,
    name: 'Теплоконтур',
    logoUrl: null,
    publishedAt: at,
    showcaseId: 7,
    accelerator: { id: 4, name: 'Северный старт' },
    fields: [
      { code: 'pitch', name: { ru: 'Коротко', en: '' }, type: 'STRING' as const, value: 'Тепло без потерь' },
      { code: 'industries', name: { ru: 'Отрасли', en: '' }, type: 'LIST' as const, value: [12] },
    ],
    names: { 12: { ru: 'Энергетика', en: 'Energy' } },
    actions: [] as ('write' | 'order' | 'suggest' | 'join')[],
  }
  const all = (items: (typeof project)[]) => ({ items, total: items.length, totalIsExact: true, next: null })

  beforeEach(() => {
    server.on(shown.getShownFilters, () => ({
      showcase: null,
      filters: [
        {
          code: 'industries',
          name: { ru: 'Отрасли', en: '' },
          values: [{ value: '12', name: { ru: 'Энергетика', en: 'Energy' }, count: 1 }],
        },
      ],
      sortings: [],
      countsAreExact: true,
    }))
  })

  test('that are none yet, or cannot be read, say so', async () => {
    server.on(shown.listShownProjects, () => refuse('UNEXPECTED_ERROR'))
    show()
    const again = await screen.findByRole('button', { name: named('Повторить') })
    server.on(shown.listShownProjects, () => all([]))
    await userEvent.click(again)
    expect(await screen.findByText(named('Проектов пока нет'))).toBeDefined()
  })

  test('say what was published of each, and are narrowed by what some of them have', async () => {
    server.on(shown.listShownProjects, () => all([project]))
    show()
    expect(await screen.findByText(named('Тепло без потерь'))).toBeDefined()
    expect(screen.getByRole('link', { name: /Теплоконтур/ }).getAttribute('href')).toBe(
      '/bch/view/project-details?id=5',
    )
    await userEvent.click(screen.getByRole('button', { name: /Отрасль, стадия, регион/ }))
    await userEvent.click(await screen.findByText(/^Отрасли:\sЭнергетика/u))
    await waitFor(() =>
      expect(server.sentTo(shown.listShownProjects).at(-1)?.query).toMatchObject({ chosen: 'industries:12' }),
    )
  })

  test('offer what the server says may be done with each', async () => {
    server.on(shown.listShownProjects, () =>
      all([
        { ...project, actions: ['write', 'order', 'suggest'] },
        { ...project, id: 6, name: 'Сосна' },
      ]),
    )
    show()
    await screen.findByRole('link', { name: /Теплоконтур/ })
    // Only its row has a menu.
    const menus = screen.getAllByRole('button', { name: /Ещё\sдействия/ })
    expect(menus).toHaveLength(1)
    expect(server.sentTo(shown.listShownProjects).at(-1)?.query).toMatchObject({ actions: 'true' })
    await userEvent.click(menus[0]!)
    const item = (name: string) => screen.findByRole('menuitem', { name: named(name) })
    expect([await item('Написать команде'), await item('Предложить экспертизу')]).toHaveLength(2)
    expect(screen.queryByRole('menuitem', { name: named('Посмотреть вакансии команд') })).toBeNull()
    await userEvent.click(await item('Заказать экспертизу'))
    expect(await screen.findByText(named('Экспертиза проекта «Теплоконтур»'))).toBeDefined()
  })
})
