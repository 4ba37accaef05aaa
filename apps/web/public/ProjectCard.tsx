import { linkTo } from '#platform/domain/screen-paths.ts'
import { Portrait } from '#platform/web/public/Portrait.tsx'
import { shortened } from '#platform/web/public/shortened.ts'
import type { ListedProject } from '../../../features/showcases/web/public/shown-project.types.ts'

/** A project's summary: the first of these published elements that is a text. */
const leadOf = ({ fields }: ListedProject): string => {
  for (const wanted of ['pitch', 'description']) {
    const text = fields.find(({ code, value }) => code === wanted && typeof value === 'string')?.value
    if (typeof text === 'string') return text.replace(/<[^>]*>/g, ' ')
  }
  return ''
}

/** A published project as a card; the whole card is a link. */
export const ProjectCard = ({ project }: { project: ListedProject }) => {
  const { id, name, logoUrl, accelerator } = project
  const lead = leadOf(project)
  return (
    <article className="card show-card">
      <div className="show-card__head">
        <Portrait name={name} url={logoUrl} size={56} />
        <div className="show-card__words">
          <h2>
            <a href={linkTo('/details/project-details', { id })}>{name}</a>
          </h2>
        </div>
      </div>
      {lead ? <p className="show-card__lead">{shortened(lead)}</p> : null}
      <p className="show-card__foot">{accelerator.name}</p>
    </article>
  )
}
