import { linkTo } from '#platform/domain/screen-paths.ts'
import { Chip } from '#platform/web/public/Chip.tsx'
import { shortened } from '#platform/web/public/shortened.ts'
import { ReadinessLevel } from './ReadinessLevel.tsx'
import type { ListedTechnology } from './technology.types.ts'

/** Maximum number of industries on a card. */
const maxChips = 2

/** A technology of the catalogue; the whole card is a link. */
export const TechnologyInList = ({ technology }: { technology: ListedTechnology }) => {
  const { id, code, name, lead, level, industries } = technology
  return (
    <article className="card show-card">
      <div className="show-card__head">
        <div className="show-card__words">
          <h2>
            <a href={linkTo('/details/technology', { id })}>{name}</a>
          </h2>
          <p>{code}</p>
        </div>
      </div>
      <p className="show-card__lead">{shortened(lead)}</p>
      <div className="chips">
        {level === null ? null : <ReadinessLevel level={level} />}
        {industries.slice(0, maxChips).map((industry) => (
          <Chip key={industry.id}>{industry.name}</Chip>
        ))}
        {industries.length > maxChips ? <Chip>{`+${industries.length - maxChips}`}</Chip> : null}
      </div>
    </article>
  )
}
