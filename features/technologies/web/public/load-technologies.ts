import {
  compareTechnologies,
  getShownTechnology,
  getTechnologyNeighbours,
  getTechnologyTree,
} from '../../contract/shown-technology.endpoints.ts'
import type { ComparePageProps } from './ComparePage.tsx'
import type { GraphPageProps } from './GraphPage.tsx'
import type { TreePageProps } from './TreePage.tsx'
import type { ShownTechnology } from './technology.types.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { shortened } from '#platform/web/public/shortened.ts'
import type { PublicContext } from '#platform/web/public/page-context.ts'
import { idOf } from '#platform/web/public/id-of.ts'
import { isUnknown } from '#platform/web/public/is-unknown.ts'
import { UnknownPage, type PageData } from '#platform/web/public/page.ts'
import { UnknownTechnology } from './UnknownTechnology.tsx'
import { isArchived } from '../../domain/states.ts'

/** Data of a technology's page. */
export type TechnologyData = PageData & { technology: ShownTechnology }

/** Loads a technology of the catalogue; a draft is unknown. */
export const loadTechnology = async (context: PublicContext, url: URL): Promise<TechnologyData> => {
  const technologyId = idOf(url)
  const code = (url.searchParams.get('code') ?? '').replaceAll('\u0000', '').slice(0, 22)
  if (!technologyId && !code) throw new UnknownPage(UnknownTechnology)
  try {
    const technology = await context.ask(getShownTechnology, {
      query: technologyId ? { technologyId } : { code },
    })
    const { id, name, purpose } = technology
    const meta = {
      title: name,
      description: shortened(purpose),
      canonical: linkTo('/details/technology', { id }),
    }
    return { meta: isArchived(technology) ? { title: name, hidden: true } : meta, technology }
  } catch (error) {
    throw isUnknown(error) ? new UnknownPage(UnknownTechnology) : error
  }
}

/** Maximum number of tree nodes expanded by a URL. */
const maxOpen = 50

/** Loads the tree with the nodes that its URL expands. */
export const loadTechnologyTree = async (
  context: PublicContext,
  url: URL,
): Promise<PageData & TreePageProps> => {
  const open = (url.searchParams.get('open') ?? '')
    .split(',')
    .filter((one) => /^[1-9]\d{0,14}$/.test(one))
    .slice(0, maxOpen)
  const { branches } = await context.ask(getTechnologyTree, {
    query: open.length > 0 ? { open: open.join(',') } : {},
  })
  const title = context.text('technologies:shown.tree.title')
  const meta =
    open.length > 0
      ? { title, hidden: true }
      : { title, description: context.text('technologies:shown.tree.lead'), canonical: '/technologies/tree' }
  return { meta, branches, open: open.map(Number) }
}

/** Loads a technology with its neighbours; by default the one with most relations. */
export const loadTechnologyGraph = async (
  context: PublicContext,
  url: URL,
): Promise<PageData & GraphPageProps> => {
  const technologyId = idOf(url)
  if (!technologyId && url.searchParams.has('id')) throw new UnknownPage(UnknownTechnology)
  try {
    const neighbourhood = await context.ask(getTechnologyNeighbours, {
      query: technologyId ? { technologyId } : {},
    })
    const title = context.text('technologies:shown.graph.title')
    const meta = technologyId
      ? { title, hidden: true }
      : {
          title,
          description: context.text('technologies:shown.graph.lead'),
          canonical: '/technologies/graph',
        }
    return { meta, neighbourhood }
  } catch (error) {
    throw isUnknown(error) ? new UnknownPage(UnknownTechnology) : error
  }
}

/** The map requests its technologies itself: they are many, and would be in the page twice. */
export const loadTechnologyMap = async (context: PublicContext): Promise<PageData> => {
  return {
    meta: {
      title: context.text('technologies:shown.map.title'),
      description: context.text('technologies:shown.map.lead'),
      canonical: '/technologies/map',
    },
  }
}

/** Loads two technologies by the codes that the address names. */
export const loadTechnologyComparison = async (
  context: PublicContext,
  url: URL,
): Promise<PageData & ComparePageProps> => {
  const codeOf = (name: string): string =>
    (url.searchParams.get(name) ?? '').replaceAll('\u0000', '').trim().slice(0, 22)
  const [one, other] = [codeOf('one'), codeOf('other')]
  const { items } = await context.ask(compareTechnologies, { query: { one, other } })
  const title = context.text('technologies:shown.compare.title')
  const meta =
    one || other
      ? { title, hidden: true }
      : {
          title,
          description: context.text('technologies:shown.compare.lead'),
          canonical: '/technologies/compare',
        }
  return { meta, one, other, items }
}
