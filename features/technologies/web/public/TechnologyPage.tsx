import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Chip } from '#platform/web/public/Chip.tsx'
import { Icon } from '#platform/web/public/Icon.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { relationKinds } from '../../domain/states.ts'
import { ReadinessLevel } from './ReadinessLevel.tsx'
import type { ShownTechnology } from './technology.types.ts'
import { isArchived } from '../../domain/states.ts'

const sections = ['requirements', 'examples', 'areas', 'restrictions'] as const

/** Public page of a technology. */
export const TechnologyPage = ({ technology }: { technology: ShownTechnology }) => {
  const t = useTexts('technologies')
  const locale = useLocale()
  const { name, code, level, industries, purpose, assessments, relations, documents } = technology
  const kinds = relationKinds.filter((kind) => relations.some((one) => one.kind === kind))
  return (
    <article className="details column">
      <p className="details__back">
        <a href={linkTo('/technologies', {})}>{t('shown.all')}</a>
      </p>
      <header className="details__head">
        <div>
          <h1>{name}</h1>
          <p className="details__muted">{code}</p>
          <div className="chips">
            {isArchived(technology) ? <Chip tone="blocked">{t('states.ARCHIVE')}</Chip> : null}
            {level === null ? null : <ReadinessLevel level={level} />}
            {industries.map((industry) => (
              <Chip key={industry.id}>{industry.name}</Chip>
            ))}
          </div>
        </div>
      </header>
      <div className="details__body">
        <div className="details__text">
          <p className="running-text details__lead">{purpose}</p>
          {sections.map((part) =>
            technology[part] ? (
              <section key={part} aria-labelledby={part}>
                <h2 id={part}>{t(`fields.${part}`)}</h2>
                <p className="running-text">{technology[part]}</p>
              </section>
            ) : null,
          )}
          {assessments.length > 0 ? (
            <section aria-labelledby="readiness">
              <h2 id="readiness">{t('shown.readiness')}</h2>
              <ol className="technology-levels">
                {assessments.map((one) => (
                  <li key={one.id}>
                    <strong>{t(`levels.${one.level}`)}</strong>
                    <p className="details__muted">
                      {formatDate(one.day, { locale })} · {one.assessor}
                    </p>
                    <p className="running-text">{one.evidence}</p>
                  </li>
                ))}
              </ol>
            </section>
          ) : null}
          {kinds.length > 0 ? (
            <section aria-labelledby="relations">
              <h2 id="relations">{t('shown.relations')}</h2>
              <p>
                <a href={linkTo('/technologies/graph', { id: technology.id })}>{t('shown.graph.show')}</a>
              </p>
              {kinds.map((kind) => (
                <div key={kind} className="technology-relations">
                  <h3>{t(`relations.kinds.${kind}`)}</h3>
                  <ul>
                    {relations
                      .filter((one) => one.kind === kind)
                      .map((one) => (
                        <li key={one.id}>
                          <a href={linkTo('/details/technology', { id: one.id })}>{one.name}</a> {one.code}
                          {' · '}
                          <a href={linkTo('/technologies/compare', { one: code, other: one.code })}>
                            {t('shown.compare.with')}
                          </a>
                        </li>
                      ))}
                  </ul>
                </div>
              ))}
            </section>
          ) : null}
          {documents.length > 0 ? (
            <section aria-labelledby="documents">
              <h2 id="documents">{t('details.tabs.documents')}</h2>
              <ul className="files">
                {documents.map((one) => (
                  <li key={one.id}>
                    <a href={`/api/v1/technology/document/get?documentId=${one.id}`} download>
                      <Icon name="file" />
                      <span>
                        {one.name} <small className="tabular">{formatBytes(one.size, locale)}</small>
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      </div>
    </article>
  )
}
