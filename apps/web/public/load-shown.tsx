import type { ReactNode } from 'react'
import { listShowcaseAccelerators } from '../../../features/accelerators/contract/showcase-accelerators.endpoints.ts'
import { listShowcaseExperts } from '../../../features/people/contract/showcase-people.endpoints.ts'
import { listShownProjects } from '../../../features/showcases/contract/shown-project.endpoints.ts'
import type { ShownKind } from '../../../features/landing/web/public/ShownRows.tsx'
import type { Locale } from '#platform/web/i18n/locales.ts'
import type { PublicContext } from '#platform/web/public/page-context.ts'

/** The newest rows of a showcase list, as cards. */
export type Shown = {
  kind: ShownKind
  all: string
  cards: readonly { key: string; card: ReactNode }[]
}

/** Number of cards on a start page. */
const shownCards = 6

/** The newest or first of a list: enough to choose from by language, few enough for a start page. */
const query = { limit: '24' }

/** Cards written in the language of the page first, as the tracks are; then the others, each in their order. */
const ownLanguageFirst = <Row extends { name: string }>(rows: readonly Row[], locale: Locale): Row[] => {
  const isOwn = ({ name }: Row) => /[а-яё]/i.test(name) === (locale === 'ru')
  return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))].slice(0, shownCards)
}

// A showcase card requires the rendering of every field type; here a card has only a summary.
const projects = async ({ ask, locale }: PublicContext): Promise<Shown> => {
  const [{ items }, { ProjectCard }] = await Promise.all([
    ask(listShownProjects, { query }),
    import('./ProjectCard.tsx'),
  ])
  return {
    kind: 'projects',
    all: '/showcase/projects-list',
    cards: ownLanguageFirst(items, locale).map((project) => ({
      key: String(project.id),
      card: <ProjectCard project={project} />,
    })),
  }
}

const experts = async ({ ask, loadTexts, locale }: PublicContext): Promise<Shown> => {
  const [{ items }, { PersonInList }] = await Promise.all([
    ask(listShowcaseExperts, { query }),
    import('../../../features/people/web/public/PersonInList.tsx'),
    loadTexts('people'),
  ])
  return {
    kind: 'experts',
    all: '/showcase/experts-list',
    cards: ownLanguageFirst(items, locale).map((person) => ({
      key: person.uid,
      card: <PersonInList person={person} page="/details/expert-details" />,
    })),
  }
}

const accelerators = async ({ ask, loadTexts, locale }: PublicContext): Promise<Shown> => {
  const [{ items }, { AcceleratorInList }] = await Promise.all([
    ask(listShowcaseAccelerators, { query }),
    import('../../../features/accelerators/web/public/AcceleratorInList.tsx'),
    loadTexts('accelerators'),
  ])
  return {
    kind: 'accelerators',
    all: '/showcase/accelerators-list',
    cards: ownLanguageFirst(items, locale).map((one) => ({
      key: String(one.id),
      card: <AcceleratorInList accelerator={one} />,
    })),
  }
}

const loaders = { projects, experts, accelerators }

/** Loads published objects of one kind, with only the code that this page needs. */
export const loadShown = (context: PublicContext, kind: ShownKind): Promise<Shown> => loaders[kind](context)
