import type { PersonPath } from '../../domain/showcase-roles.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Chip } from '#platform/web/public/Chip.tsx'
import { Portrait } from '#platform/web/public/Portrait.tsx'
import { placeOf, workOf } from './person-words.ts'
import type { ShownPerson } from './showcase.types.ts'

/** Maximum number of skill chips on a card. */
const maxChips = 3

/** A person of a showcase; the whole card is a link. */
export const PersonInList = ({ person, page }: { person: ShownPerson; page: PersonPath }) => {
  const t = useTexts('people')
  const { fullName, avatar, competencies, industries } = person
  const known = [...competencies, ...industries]
  const place = placeOf(person)
  const work = workOf(person)
  return (
    <article className="card show-card">
      <div className="show-card__head">
        <Portrait name={fullName} url={avatar?.largeUrl ?? null} size={56} round />
        <div className="show-card__words">
          <h2>
            <a href={linkTo(page, { uid: person.uid })}>{fullName}</a>
          </h2>
          {work ? <p>{work}</p> : null}
        </div>
      </div>
      <div className="chips">
        {person.certifiedExpert ? (
          <Chip tone="accepted" icon="check">
            {t('profile.certified')}
          </Chip>
        ) : null}
        {known.slice(0, maxChips).map(({ id, name }) => (
          <Chip key={id}>{name}</Chip>
        ))}
        {known.length > maxChips ? <Chip>{`+${known.length - maxChips}`}</Chip> : null}
      </div>
      {place ? <p className="show-card__foot">{place}</p> : null}
    </article>
  )
}
