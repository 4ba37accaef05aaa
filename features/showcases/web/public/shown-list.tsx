import { linkTo } from '#platform/domain/screen-paths.ts'
import type { CallInput } from '#platform/web/api/call-input.ts'
import type { Locale } from '#platform/web/i18n/locales.ts'
import type { Ask } from '#platform/web/public/ask.ts'
import type { PublicListQuery } from '#platform/web/public/list/list-address.ts'
import type { ListAnswer } from '#platform/web/public/list/list-pages.ts'
import type { PublicList } from '#platform/web/public/list/list.types.ts'
import { getShownFilters, listShownProjects } from '../../contract/shown-project.endpoints.ts'
import { cardWords } from './card-words.ts'
import { ProjectInList } from './ProjectInList.tsx'
import { projectsPath, showcaseParam } from './projects-path.ts'
import { wordsIn } from './words-in.ts'
import type { ListedProject, ListFilters } from './shown-project.types.ts'

/** Filters of all showcases, if none is selected. */
export const commonFilters = ['industries', 'stage', 'territory', 'accelerator'] as const

type Texts = (key: string, params?: Record<string, unknown>) => string

/** Converts an address's parameters to those of the calls: elements by code, the accelerator by its own name. */
export const narrowing = ({ findText, chosen }: PublicListQuery, showcaseId: string | null) => {
  const { accelerator = [], ...elements } = showcaseId === null ? chosen : { ...chosen, accelerator: [] }
  const values = Object.entries(elements).flatMap(([code, of]) => of.map((value) => `${code}:${value}`))
  return {
    ...(showcaseId === null ? {} : { showcaseId }),
    ...(findText ? { findText } : {}),
    ...(accelerator.length > 0 ? { acceleratorId: accelerator.join(',') } : {}),
    ...(values.length > 0 ? { chosen: values.join(',') } : {}),
  }
}

const ordering = (sort: string) => {
  if (!sort) return {}
  const [by, sortingDirection] = [sort.replace(/^-/, ''), sort.startsWith('-') ? 'DESC' : 'ASC'] as const
  if (by === 'DATE' || by === 'NAME') return { sorting: by, sortingDirection }
  return { sorting: 'ELEMENT' as const, sortingDirection, orderBy: by }
}

const facetsIn = ({ filters }: ListFilters, locale: Locale): ListAnswer<ListedProject>['facets'] =>
  Object.fromEntries(
    filters.map(({ code, values }) => [
      code,
      values.map(({ name, ...value }) => ({ ...value, name: name && wordsIn(name, locale) })),
    ]),
  )

/** Requests a page and, with the first one, the filters of the list. */
const askProjects =
  (showcaseId: string | null, locale: Locale) =>
  async (ask: Ask, listQuery: PublicListQuery, { limit, after }: { limit: number; after: string | null }) => {
    const where = narrowing(listQuery, showcaseId)
    const query = {
      ...where,
      ...ordering(listQuery.sort),
      limit: String(limit),
      ...(after === null ? {} : { after }),
    }
    const [page, filters] = await Promise.all([
      ask(listShownProjects, { query } as CallInput<typeof listShownProjects>),
      after === null ? ask(getShownFilters, { query: where }) : undefined,
    ])
    return {
      ...page,
      facets: filters ? facetsIn(filters, locale) : {},
      facetsAreExact: filters?.countsAreExact ?? true,
    }
  }

const table = (locale: Locale, t: Texts, hrefOf: (project: ListedProject) => string) => [
  { key: 'name', cell: (row: ListedProject) => <a href={hrefOf(row)}>{row.name}</a> },
  { key: 'lead', cell: (row: ListedProject) => cardWords(row, locale, t).lead || '—' },
  {
    key: 'industries',
    cell: (row: ListedProject) =>
      cardWords(row, locale, t)
        .chips.map(({ label }) => label)
        .join(', ') || '—',
  },
  { key: 'stage', cell: (row: ListedProject) => cardWords(row, locale, t).stage ?? '—' },
  { key: 'accelerator', cell: (row: ListedProject) => row.accelerator.name },
]

/** Where an embedded list is: its address, that of a project, and the parameters of every link. */
export type ListFrame = {
  path: string
  projectHref: (id: number) => string
  keeps: readonly string[]
}

/** `/showcase/projects-list`, of all showcases or of the one in its address; also in a frame. */
export const shownList = (
  { showcase, filters, sortings }: ListFilters,
  locale: Locale,
  t: Texts,
  frame?: ListFrame,
): PublicList<ListedProject> => {
  const showcaseId = showcase ? String(showcase.id) : null
  const hrefOf = ({ id }: ListedProject): string =>
    frame?.projectHref(id) ??
    linkTo('/details/project-details', { id, [showcaseParam]: showcaseId ?? undefined })
  const named = filters.filter(({ name }) => name.ru || name.en)
  const orders = sortings.flatMap(({ code, name }) => [
    [`-${code}`, t('showcases:public.order.from', { name: wordsIn(name, locale) })] as const,
    [code, t('showcases:public.order.to', { name: wordsIn(name, locale) })] as const,
  ])
  return {
    of: askProjects(showcaseId, locale),
    path: frame?.path ?? projectsPath,
    texts: 'showcases:public.list',
    keeps: [showcaseParam, ...(frame?.keeps ?? [])],
    // In a frame everybody is a guest.
    asksAsReader: !frame,
    ...(showcase ? { colours: { light: showcase.brandLight, dark: showcase.brandDark } } : {}),
    ownTexts: {
      ...(showcase
        ? {
            title: showcase.name,
            lead: t('showcases:public.leadOf', { accelerator: showcase.accelerator.name }),
          }
        : {}),
      filters: Object.fromEntries(named.map(({ code, name }) => [code, wordsIn(name, locale)])),
      orders: Object.fromEntries(orders),
    },
    filters: filters.map(({ code }) => code),
    wordsOf: Object.fromEntries(filters.map(({ code }) => [code, 'public.answer'])),
    sortings: ['-DATE', 'NAME', '-NAME', ...orders.map(([sorting]) => sorting)],
    rowKey: ({ id }) => id,
    card: (project) => <ProjectInList project={project} href={hrefOf(project)} />,
    columns: table(locale, t, hrefOf),
  }
}
