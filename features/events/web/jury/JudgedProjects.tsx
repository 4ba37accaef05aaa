import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import type { EventJury, JudgedProject } from './jury.types.ts'
import { ScoreForm } from './ScoreForm.tsx'

const byPlace = (one: JudgedProject, other: JudgedProject): number =>
  (one.place ?? Infinity) - (other.place ?? Infinity) || 0

/** What each juror gave a project, for the hosts. */
const Given = ({ project }: { project: JudgedProject }) => (
  <ul>
    {project.given.map(({ juror, scores, note }) => (
      <li key={juror}>
        <span translate="no">{juror}</span>: <span className="tabular">{scores.join(' · ')}</span>
        {note ? <p className="event-text">{note}</p> : null}
      </li>
    ))}
  </ul>
)

/** Projects that come: a juror scores them, the hosts see the ranking. */
export const JudgedProjects = ({ jury }: { jury: EventJury }) => {
  const t = useTexts('events')
  const { projects, criteria, isHost, isJuror, isOpen } = jury
  const shown = isHost ? projects.toSorted(byPlace) : projects
  const score = (project: JudgedProject) =>
    openDrawer({ title: project.name, body: <ScoreForm project={project} criteria={criteria} /> })
  return (
    <section className="event-part">
      <h2>{t(isHost ? 'jury.ranking' : 'jury.projects')}</h2>
      {isOpen ? null : <p className="event-muted">{t('jury.notOpen')}</p>}
      {projects.length === 0 ? <p className="event-muted">{t('jury.noProjects')}</p> : null}
      <ul className="event-rows">
        {shown.map((project) => (
          <li key={project.id}>
            {project.place === null ? null : <b className="tabular">{project.place}.</b>}
            <b translate="no">{project.name}</b>
            {project.score === null ? null : (
              <span className="tabular">{t('jury.total', { score: formatNumber(project.score) })}</span>
            )}
            {project.own ? (
              <span className="event-muted">{t('jury.own', { scores: project.own.scores.join(' · ') })}</span>
            ) : null}
            {project.barred ? <span className="event-muted">{t('jury.barred')}</span> : null}
            {isJuror && isOpen && !project.barred && criteria.length > 0 ? (
              <Button size="small" onClick={() => score(project)}>
                {t(project.own ? 'jury.change' : 'jury.score')}
              </Button>
            ) : null}
            {project.given.length > 0 ? (
              <details>
                <summary>{t('jury.given', { count: project.given.length })}</summary>
                <Given project={project} />
              </details>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
