import type { PublicPath } from '#platform/domain/screen-paths.ts'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Chip } from '#platform/web/public/Chip.tsx'
import { Portrait } from '#platform/web/public/Portrait.tsx'
import { placeOf, workOf } from './person-words.ts'
import type { ShownCard } from './showcase.types.ts'
import { formatDateTime, zoneName } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'

/** The nearest free hour of a mentor, by the mentor's clock: server rendering does not know the reader's. */
const NextHour = ({ at, timeZone }: NonNullable<ShownCard['nextHour']>) => {
  const t = useTexts('people')
  const locale = useLocale()
  const when = `${formatDateTime(at, { timeZone, locale })}\u00a0${zoneName(timeZone, at, locale)}`
  return (
    <section aria-labelledby="next-hour">
      <h2 id="next-hour">{t('showcase.nextHour')}</h2>
      <p>
        <time dateTime={at}>{when}</time>
      </p>
      <p className="details__muted">{t('showcase.nextHourText')}</p>
    </section>
  )
}

type PersonPageProps = {
  person: ShownCard
  /** Link back to the list. */
  all: { href: PublicPath; label: string }
  /** The reader's actions. */
  actions: ReactNode
}

/** The published card of a person, for anybody. */
export const PersonPage = ({ person, all, actions }: PersonPageProps) => {
  const t = useTexts('people')
  const { fullName, avatar, about, industries, competencies, nextHour } = person
  const place = placeOf(person)
  const work = workOf(person)
  const known = [
    ['competencies', competencies],
    ['industries', industries],
  ] as const
  return (
    <article className="details column">
      <p className="details__back">
        <a href={all.href}>{all.label}</a>
      </p>
      <header className="details__head">
        <Portrait name={fullName} url={avatar?.largeUrl ?? null} size={120} round eager />
        <div>
          <h1>{fullName}</h1>
          {work ? <p className="details__lead">{work}</p> : null}
          {place ? <p className="details__muted">{place}</p> : null}
          {person.certifiedExpert ? (
            <div className="chips">
              <Chip tone="accepted" icon="check">
                {t('profile.certified')}
              </Chip>
            </div>
          ) : null}
        </div>
      </header>
      <div className="details__body">
        <aside className="details__aside">{actions}</aside>
        <div className="details__text">
          {about ? (
            <section aria-labelledby="about">
              <h2 id="about">{t('showcase.about')}</h2>
              <p className="running-text">{about}</p>
            </section>
          ) : null}
          {known.map(([name, values]) =>
            values.length > 0 ? (
              <section key={name} aria-labelledby={name}>
                <h2 id={name}>{t(`showcase.columns.${name}`)}</h2>
                <div className="chips">
                  {values.map((value) => (
                    <Chip key={value.id}>{value.name}</Chip>
                  ))}
                </div>
              </section>
            ) : null,
          )}
          {nextHour ? <NextHour {...nextHour} /> : null}
          {about || nextHour || industries.length > 0 || competencies.length > 0 ? null : (
            <p className="details__muted">{t('showcase.nothingSaid')}</p>
          )}
        </div>
      </div>
    </article>
  )
}
