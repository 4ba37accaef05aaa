import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { placesOf } from '../../domain/catalogue.rules.ts'
import { CatalogueKinds } from './CatalogueKinds.tsx'
import { ReadinessLevel } from './ReadinessLevel.tsx'
import type { Neighbourhood } from './technology.types.ts'

/** Props of the page. */
export type GraphPageProps = { neighbourhood: Neighbourhood }

/** Radius of a node, by step. */
const radii = [26, 18, 12] as const

/** Maximum length of a node's label, by step. */
const labelLengths = [30, 22, 16] as const

const shortName = (name: string, step: number): string => {
  const maxLength = labelLengths[step] ?? 16
  return name.length > maxLength ? `${name.slice(0, maxLength - 1)}…` : name
}

/** Labels of outer nodes alternate below and above, to prevent overlaps. */
const labelAt = (step: number, place: number): number => {
  const radius = radii[step] ?? 12
  return step === 2 && place % 2 === 1 ? -radius - 6 : radius + 16
}

/** A technology with two steps of its relations; nodes are links, for keyboard use and without JavaScript. */
export const GraphPage = ({ neighbourhood: { nodes, edges } }: GraphPageProps) => {
  const t = useTexts('technologies')
  const places = placesOf(nodes)
  const at = (id: number) => places.get(id) ?? { x: 0, y: 0 }
  const middle = nodes.find(({ step }) => step === 0)
  const nameOf = new Map(nodes.map(({ id, name }) => [id, name]))
  return (
    <div className="showcase column">
      <header className="showcase__head">
        <h1>{t('shown.graph.title')}</h1>
        <p>{t('shown.graph.lead')}</p>
      </header>
      <CatalogueKinds path="/technologies/graph" />
      {middle ? (
        <>
          <h2>
            <a href={linkTo('/details/technology', { id: middle.id })}>{middle.name}</a>
          </h2>
          <div className="technology-graph">
            <svg
              viewBox="-460 -420 920 840"
              role="group"
              aria-label={t('shown.graph.around', { name: middle.name })}
            >
              {edges.map(({ from, to, kind }) => {
                const [a, b] = [at(from), at(to)]
                return (
                  <line key={`${from} ${to} ${kind}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} data-kind={kind}>
                    <title>
                      {t(`shown.graph.edges.${kind}`, {
                        from: nameOf.get(from) ?? '',
                        to: nameOf.get(to) ?? '',
                      })}
                    </title>
                  </line>
                )
              })}
              {nodes.map(({ id, name, step, hidden }, place) => {
                const { x, y } = at(id)
                return (
                  <g key={id} transform={`translate(${x} ${y})`}>
                    <a
                      href={
                        step === 0
                          ? linkTo('/details/technology', { id })
                          : linkTo('/technologies/graph', { id })
                      }
                      aria-label={hidden > 0 ? `${name}. ${t('shown.graph.more', { count: hidden })}` : name}
                    >
                      <circle r={radii[step] ?? 12} data-step={step} />
                      <text y={labelAt(step, place)}>{shortName(name, step)}</text>
                      {hidden > 0 ? <text y={5}>{`+${hidden}`}</text> : null}
                    </a>
                  </g>
                )
              })}
            </svg>
          </div>
          <section aria-labelledby="around">
            <h2 id="around">{t('shown.graph.list')}</h2>
            <ul className="technology-tree">
              {nodes
                .filter(({ step }) => step === 1)
                .map(({ id, code, name, level, hidden }) => (
                  <li key={id}>
                    <span className="technology-tree__row">
                      <a href={linkTo('/technologies/graph', { id })}>{name}</a>
                      <span className="details__muted">{code}</span>
                      {level === null ? null : <ReadinessLevel level={level} />}
                      {hidden > 0 ? (
                        <span className="details__muted">{t('shown.graph.more', { count: hidden })}</span>
                      ) : null}
                    </span>
                  </li>
                ))}
            </ul>
            {middle.hidden > 0 ? (
              <p className="details__muted">{t('shown.graph.more', { count: middle.hidden })}</p>
            ) : null}
          </section>
        </>
      ) : (
        <div className="showcase__empty">
          <h2>{t('shown.list.empty.title')}</h2>
          <p>{t('shown.list.empty.text')}</p>
        </div>
      )}
    </div>
  )
}
