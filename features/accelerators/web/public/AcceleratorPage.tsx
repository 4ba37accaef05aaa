import type { ReactNode } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Chip } from '#platform/web/public/Chip.tsx'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { Portrait } from '#platform/web/public/Portrait.tsx'
import { SiteLink } from '#platform/web/public/SiteLink.tsx'
import { AcceleratorFiles } from './AcceleratorFiles.tsx'
import type { ShownAccelerator } from './showcase.types.ts'
import { StatusChip } from './StatusChip.tsx'

type AcceleratorPageProps = {
  accelerator: ShownAccelerator
  /** Its published programmes with their tracks. */
  programmes: ReactNode
}

/** An approved accelerator, for everybody. */
export const AcceleratorPage = ({ accelerator, programmes }: AcceleratorPageProps) => {
  const t = useTexts('accelerators')
  const { name, logoUrl, country, site, industries, description, projects } = accelerator
  const sections = ['targetAudience', 'selectionConditions', 'finalists'] as const
  return (
    <article className="details column">
      <p className="details__back">
        <a href={linkTo('/showcase/accelerators-list', {})}>{t('showcase.all')}</a>
      </p>
      <header className="details__head">
        <Portrait name={name} url={logoUrl} size={120} eager />
        <div>
          <h1>{name}</h1>
          <p className="details__muted">
            {country?.name}
            {country && site ? ' · ' : null}
            <SiteLink site={site} />
          </p>
          <div className="chips">
            <StatusChip {...accelerator} />
            {accelerator.teamRecruiting ? <Chip>{t('showcase.recruiting')}</Chip> : null}
            {industries.map((industry) => (
              <Chip key={industry.id}>{industry.name}</Chip>
            ))}
          </div>
        </div>
      </header>
      <div className="details__body">
        <aside className="details__aside">
          {projects.accepted > 0 ? (
            <ul className="card details__figures">
              <li>
                <strong className="tabular">{projects.accepted}</strong>{' '}
                {t('showcase.projects', { count: projects.accepted })}
              </li>
              {projects.passed > 0 ? (
                <li>
                  <strong className="tabular">{projects.passed}</strong>{' '}
                  {t('showcase.passed', { count: projects.passed })}
                </li>
              ) : null}
            </ul>
          ) : null}
        </aside>
        <div className="details__text">
          {description ? <p className="running-text details__lead">{description}</p> : null}
          {programmes}
          {accelerator.teamRecruiting ? (
            <section aria-labelledby="recruiting">
              <h2 id="recruiting">{t('showcase.recruitingTitle')}</h2>
              <p>{t('showcase.recruitingText')}</p>
              <LinkButton href={linkTo('/bch/view/team-invite', { tab: 'accelerators' })}>
                {t('showcase.recruitingJoin')}
              </LinkButton>
            </section>
          ) : null}
          {sections.map((field) =>
            accelerator[field] ? (
              <section key={field} aria-labelledby={field}>
                <h2 id={field}>{t(`fields.${field}`)}</h2>
                <p className="running-text">{accelerator[field]}</p>
              </section>
            ) : null,
          )}
          <AcceleratorFiles files={accelerator.files} />
        </div>
      </div>
    </article>
  )
}
