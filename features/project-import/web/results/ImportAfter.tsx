import { linkTo } from '#platform/domain/screen-paths.ts'
import { mailOffStore } from '#platform/web/mail-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import type { Import } from '../import.types.ts'

type After = NonNullable<Import['after']>
type Named = After['uninvited'][number]['projects'][number]

const Projects = ({ projects, count }: { projects: readonly Named[]; count: number }) => {
  const t = useTexts('project-import')
  return (
    <details className="import-more">
      <summary>{t('after.which')}</summary>
      <ul className="import-causes">
        {projects.map(({ id, name }) => (
          <li key={id}>
            <TextLink to={linkTo('/bch/view/my-projects/edit', { projectId: id, tab: 'team' })}>
              {name}
            </TextLink>
          </li>
        ))}
        {count > projects.length ? <li>{t('results.more', { count: count - projects.length })}</li> : null}
      </ul>
    </details>
  )
}

/** Invitations to the created projects, people not invited and why, and projects without a tracker. */
export const ImportAfter = ({ after: { invited, uninvited, withoutTracker } }: { after: After }) => {
  const t = useTexts('project-import')
  const mailOff = useStore(mailOffStore)
  return (
    <section aria-label={t('after.title')} className="import-part">
      <h2>{t('after.title')}</h2>
      <ul className="import-causes">
        <li>{t(mailOff ? 'after.made' : 'after.invited', { count: invited })}</li>
        {mailOff && invited > 0 ? <li>{t('after.mailOff')}</li> : null}
        {invited > 0 && withoutTracker === null ? <li>{t('after.noTrackLost')}</li> : null}
        {uninvited.map(({ reason, count, projects }) => (
          <li key={reason}>
            {t(`after.${reason}`)} — <strong className="tabular">{count}</strong>
            <Projects projects={projects} count={count} />
          </li>
        ))}
        {withoutTracker && withoutTracker.count > 0 ? (
          <li>
            {t('after.withoutTracker')} — <strong className="tabular">{withoutTracker.count}</strong>
            <Projects projects={withoutTracker.projects} count={withoutTracker.count} />
          </li>
        ) : null}
      </ul>
    </section>
  )
}
