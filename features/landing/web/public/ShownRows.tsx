import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'

/** What a start page shows of a list of the showcase. */
export type ShownKind = 'projects' | 'experts' | 'accelerators'

type ShownRowsProps = {
  kind: ShownKind
  /** The page of the whole list. */
  all: string
  cards: readonly { key: string; card: ReactNode }[]
}

const wordOfAll = { projects: 'allProjects', experts: 'allExperts', accelerators: 'allAccelerators' } as const

/** The newest published rows; nothing if there are none. */
export const ShownRows = ({ kind, all, cards }: ShownRowsProps) => {
  const t = useTexts('landing')
  if (cards.length === 0) return null
  return (
    <section className="section column" aria-labelledby="shown-title">
      <h2 id="shown-title">{t(`public.shown.${kind}`)}</h2>
      <ul className="list-cards">
        {cards.map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </ul>
      <p className="section__more">
        <LinkButton href={all}>{t(`public.shown.${wordOfAll[kind]}`)}</LinkButton>
      </p>
    </section>
  )
}
