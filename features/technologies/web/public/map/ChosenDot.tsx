import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { ReadinessLevel } from '../ReadinessLevel.tsx'
import type { Dot, Line } from '../../../domain/whole-graph.rules.ts'

/** Maximum number of listed relations; the rest is counted. */
const room = 12

type Props = {
  dot: Dot | null
  /** Nodes by key. */
  dots: ReadonlyMap<string, Dot>
  lines: readonly Line[]
  inside: number
  isOpen: boolean
  nameOf: (dot: Dot) => string
  onChoose: (key: string) => void
  onToggle: (group: number) => void
}

/** Details of the selected node: its relations, with the number of those not listed. */
export const ChosenDot = ({ dot, dots, lines, inside, isOpen, nameOf, onChoose, onToggle }: Props) => {
  const t = useTexts('technologies')
  if (!dot)
    return (
      <p id="technology-map-chosen" role="status" className="details__muted">
        {t('shown.map.nothingChosen')}
      </p>
    )
  const own = lines.filter(({ from, to }) => from === dot.key || to === dot.key)
  const name = nameOf(dot)
  return (
    <div className="technology-map__chosen">
      <p id="technology-map-chosen" role="status">
        <strong>{name}</strong>
        {dot.node ? ` · ${dot.node.code}` : ''}
        {' · '}
        {t('shown.map.related', { count: own.length })}
      </p>
      <p className="technology-tree__row">
        {dot.node ? (
          <>
            {dot.node.level === null ? null : <ReadinessLevel level={dot.node.level} />}
            <a href={linkTo('/details/technology', { id: dot.node.id })}>{t('shown.map.page')}</a>
            <a href={linkTo('/technologies/graph', { id: dot.node.id })}>{t('shown.map.around')}</a>
          </>
        ) : (
          <span className="details__muted">
            {t('shown.map.members', { count: dot.size })}
            {inside > 0 ? `, ${t('shown.map.inside', { count: inside })}` : ''}
          </span>
        )}
        <Button onClick={() => onToggle(dot.group)}>
          {t(isOpen ? 'shown.map.closeGroup' : 'shown.map.openGroup')}
        </Button>
      </p>
      {own.length > 0 ? (
        <ul className="technology-map__related">
          {own.slice(0, room).map(({ key, from, to, count, kinds }) => {
            const other = dots.get(from === dot.key ? to : from)
            return other ? (
              <li key={key}>
                <button type="button" className="technology-map__link" onClick={() => onChoose(other.key)}>
                  {nameOf(other)}
                </button>{' '}
                <span className="details__muted">
                  {kinds
                    .map((kind) =>
                      t(`relations.kinds.${kind === 'RELATED' || from === dot.key ? kind : inverse[kind]}`),
                    )
                    .join(', ')}
                  {count > 1 ? ` × ${count}` : ''}
                </span>
              </li>
            ) : null
          })}
          {own.length > room ? (
            <li className="details__muted">{t('shown.tree.more', { count: own.length - room })}</li>
          ) : null}
        </ul>
      ) : null}
    </div>
  )
}

/** The kind of a relation seen from its other end. */
const inverse = { PARENT: 'CHILD', NEXT: 'PREVIOUS', HEAD: 'NESTED' } as const
